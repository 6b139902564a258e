import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';

/** What the pages of the bank work with. */
export interface BankDeps {
  /** With the sandbox's tables, and for the lists of what can be paid the product's. */
  readonly db: Database;
  readonly clock: Clock;
  readonly brands: Pick<BrandDirectory, 'byId'>;
  /** For fonts of slips. */
  readonly dataDir: string;
  /** Notifies the platform of the transfers that it does not know yet. */
  readonly deliverDue: () => Promise<void>;
}
