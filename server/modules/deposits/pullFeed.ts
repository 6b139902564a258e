import type { Deps } from '#server/providers/deps';
import { takeTransfer } from './takeTransfer';

/**
 * Takes what the banks have reported since. A transfer that fails stays in the feed and holds none
 * of the others up. Safe to run at once on several servers.
 * @throws AggregateError of what failed, after the rest is done.
 */
export async function pullFeed({ db, brands, clock, ports }: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const transfer of (await ports.bankFeed?.newTransfers()) ?? []) {
    await takeTransfer(db, brands, transfer, clock.now()).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Transfers of the bank feed could not be taken.');
}
