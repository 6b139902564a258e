import type { PortName } from '#schemas/providers/providersFile';
import { fail } from '#server/platform/appError';
import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { StaffAct } from '#server/platform/http/handlers';
import type { Provider } from '#server/providers/connectProviders';

/** Ports whose calls read the switches. Incoming transfers and files are not among them, because they could be lost. */
const SWITCHABLE: readonly PortName[] = [
  'slips',
  'payouts',
  'bankNames',
  'games',
  'sms',
  'email',
  'webhooks',
];

export const isSwitchable = ({ port }: Pick<Provider, 'port'>): boolean => SWITCHABLE.includes(port);

/**
 * Switches the provider off for the brand, in force from the next call on.
 * @throws AppError STATE_CHANGED when it is off, PROVIDER_NOT_SWITCHABLE.
 */
export function switchOff(db: Database, act: StaffAct, provider: Provider, reason: string): Promise<void> {
  if (!isSwitchable(provider)) throw fail('PROVIDER_NOT_SWITCHABLE');
  return inTransaction(db, async (trx) => {
    const { numInsertedOrUpdatedRows: inserted } = await trx
      .insertInto('provider_switches')
      .values({
        ...{ brand_id: act.brandId, provider: provider.id, staff_id: act.origin.actor.id, reason },
        created_at: act.origin.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!inserted) throw fail('STATE_CHANGED');
    await auditSwitch(trx, act, provider, 'provider.off', reason);
  });
}

/** Switches the provider on again for the brand. @throws AppError STATE_CHANGED when it is on. */
export function switchOn(db: Database, act: StaffAct, provider: Provider, reason: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { numDeletedRows: deleted } = await trx
      .deleteFrom('provider_switches')
      .where('brand_id', '=', act.brandId)
      .where('provider', '=', provider.id)
      .executeTakeFirstOrThrow();
    if (!deleted) throw fail('STATE_CHANGED');
    await auditSwitch(trx, act, provider, 'provider.on', reason);
  });
}

function auditSwitch(
  trx: Transaction,
  { brandId, origin }: StaffAct,
  { id, port }: Provider,
  action: string,
  reason: string,
): Promise<void> {
  const detail = { provider: id, port, reason };
  return audit(trx, { ...origin, brandId, action, subject: { type: 'PROVIDER' }, detail });
}
