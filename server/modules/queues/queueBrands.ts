import type { Brand } from '#schemas/brand/brand';
import { queueKinds, type QueueKind } from '#schemas/api/shapes/queueItem';
import type { Permission } from '#schemas/api/staffPermissions';
import type { StaffIdentity } from '#server/platform/http/handlers';
import { allowsAt } from '#server/modules/staff/index';
import type { Deps } from '#server/providers/deps';
import { MINUTE_MS } from '#core/time/durations';

type Staff = Pick<StaffIdentity, 'held'>;

/** The permissions that show the requests of a queue and that decide them. */
const PERMISSIONS: Readonly<Record<QueueKind, { readonly read: Permission; readonly decide: Permission }>> = {
  deposit: { read: 'deposits.read', decide: 'deposits.decide' },
  slip: { read: 'deposits.read', decide: 'deposits.decide' },
  withdrawal: { read: 'withdrawals.read', decide: 'withdrawals.decide' },
  payout: { read: 'withdrawals.read', decide: 'withdrawals.decide' },
  reward: { read: 'prizes', decide: 'prizes' },
  prize: { read: 'prizes', decide: 'prizes' },
  adjustment: { read: 'adjustments', decide: 'adjustments' },
  'game-transfer': { read: 'game-transfers', decide: 'game-transfers' },
};

/** Whether a staff member may work on a queue of a brand, and with `decide` also decide its items. */
export function mayWork(
  { held }: Staff,
  brandId: string,
  kind: QueueKind,
  act: 'read' | 'decide' = 'read',
): boolean {
  return allowsAt(held, brandId, 'queues.work') && allowsAt(held, brandId, PERMISSIONS[kind][act]);
}

/** Queues of a brand on which a staff member may work. */
export const kindsAt = (staff: Staff, brandId: string): readonly QueueKind[] =>
  queueKinds.filter((kind) => mayWork(staff, brandId, kind));

/**
 * Ids of the brands on whose queue of this kind the caller may work.
 * @param wanted only these, where named.
 */
export function queueBrands(
  { brands }: Pick<Deps, 'brands'>,
  staff: Staff,
  kind: QueueKind,
  { wanted, act }: { readonly wanted?: readonly string[] | undefined; readonly act?: 'decide' } = {},
): readonly string[] {
  return served(brands, wanted).filter((id) => mayWork(staff, id, kind, act));
}

/** Ids of the brands that are served, only these where named. */
export function served(brands: Deps['brands'], wanted?: readonly string[]): readonly string[] {
  const chosen = wanted === undefined ? undefined : new Set(wanted);
  return brands.all.map(({ id }) => id).filter((id) => chosen?.has(id) ?? true);
}

/** Name of a kind in the brand file. */
const TARGET_NAMES = {
  deposit: 'deposit',
  slip: 'slip',
  withdrawal: 'withdrawal',
  payout: 'payout',
  reward: 'reward',
  prize: 'prize',
  adjustment: 'adjustment',
  'game-transfer': 'gameTransfer',
} as const satisfies Record<QueueKind, keyof Brand['desk']['targets']>;

/** Milliseconds within which staff of the brand decide. */
export function targetMs({ desk }: Pick<Brand, 'desk'>, kind: QueueKind): number {
  return desk.targets[TARGET_NAMES[kind]] * MINUTE_MS;
}
