import type { Database } from '#server/platform/db/connect';
import type { Deps } from '#server/providers/deps';
import type { ReportedTransfer } from '#server/providers/ports/transferSource';
import type { TransferProvider } from '#server/providers/connectProviders';
import { takeTransfer } from './takeTransfer';

/** Result of a reported item. After RETRY it has to be reported again; after REFUSED something has to be corrected first. */
export interface ReportedResult {
  readonly reference: string | null;
  readonly result: 'TAKEN' | 'KNOWN' | 'IGNORED' | 'REFUSED' | 'RETRY';
  /** English, for the provider. */
  readonly message?: string;
}

export interface Report {
  readonly results: readonly ReportedResult[];
  /** Why items could not be taken now. */
  readonly failures: readonly unknown[];
}

/**
 * Takes the items of a report, each in a transaction of its own, so that none holds the others up. A transfer is
 * committed when its result is TAKEN or KNOWN.
 */
export async function takeReported(
  deps: Pick<Deps, 'db' | 'brands' | 'clock'>,
  provider: TransferProvider,
  items: readonly ReportedTransfer[],
): Promise<Report> {
  const failures: unknown[] = [];
  const results: ReportedResult[] = [];
  if (items.length === 0) return { results, failures };
  const off = await brandsOff(deps.db, provider);
  for (const item of items) {
    const taken = await takeItem(deps, provider, off, item).catch((error: unknown): ReportedResult => {
      failures.push(error);
      return { reference: null, result: 'RETRY', message: 'The transfer could not be stored now.' };
    });
    results.push({ ...taken, reference: 'transfer' in item ? item.transfer.transRef : item.reference });
  }
  return { results, failures };
}

async function takeItem(
  { db, brands, clock }: Pick<Deps, 'db' | 'brands' | 'clock'>,
  provider: TransferProvider,
  off: ReadonlySet<string>,
  item: ReportedTransfer,
): Promise<Omit<ReportedResult, 'reference'>> {
  if ('ignored' in item) return { result: 'IGNORED' };
  if ('problem' in item) return { result: 'REFUSED', message: item.problem };
  const offFor: string[] = [];
  const taken = await takeTransfer(db, brands, item.transfer, clock.now(), (brandId) => {
    if (!provider.isUsedBy(brandId)) return false;
    if (off.has(brandId)) offFor.push(brandId);
    return !off.has(brandId);
  });
  if (offFor.length > 0) return { result: 'RETRY', message: 'The provider is switched off.' };
  if (taken === 'CLOSED') return { result: 'RETRY', message: 'The brand is closed.' };
  if (taken === 'NO_ACCOUNT') return { result: 'REFUSED', message: 'The receiving account is unknown.' };
  return { result: taken === 'KNOWN' ? 'KNOWN' : 'TAKEN' };
}

/** The brands for which staff have switched the provider off. */
export async function brandsOff(db: Database, { id }: TransferProvider): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('provider_switches')
    .select('brand_id')
    .where('provider', '=', id)
    .execute();
  return new Set(rows.map((row) => row.brand_id));
}

/** For the record of a call: `3 taken, 1 refused (The amount is invalid.)` */
export function summary(results: readonly ReportedResult[]): string {
  const counts = new Map<string, number>();
  for (const { result, message } of results) {
    const text = `${result.toLowerCase()}${message === undefined ? '' : ` (${message})`}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => `${count} ${text}`).join(', ');
}
