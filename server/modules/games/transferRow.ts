import type { Selectable } from 'kysely';
import type { GameTransfers } from '#server/platform/db/schema';

/** A transfer between a member and a game provider; amounts in satang. */
export type TransferRow = Pick<
  Selectable<GameTransfers>,
  'brand_id' | 'id' | 'wallet_id' | 'member_id' | 'direction' | 'amount' | 'status'
>;

export const transferColumns = [
  'brand_id',
  'id',
  'wallet_id',
  'member_id',
  'direction',
  'amount',
  'status',
] as const satisfies readonly (keyof TransferRow)[];
