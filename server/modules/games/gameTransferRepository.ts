import type { Calls } from '#schemas/api/contract';
import type { Database } from '#server/platform/db/connect';
import { inLiterals } from '#server/platform/db/keyset';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { InferResult, Selectable } from 'kysely';
import type { GameTransfers } from '#server/platform/db/schema';
import type { Player } from '#server/providers/ports/gameProvider';

type StaffTransfer = Calls['GET /api/staff/game/transfer']['data'][number];
type Row = InferResult<ReturnType<typeof transfersOf>>[number];

export function findTransfer(db: Database, brandId: string, id: string): Promise<Row | undefined> {
  return transfersOf(db, brandId).where('t.id', '=', id).executeTakeFirst();
}

/** A transfer as shown to staff. */
export function presentTransfer(row: Row): StaffTransfer {
  return {
    uuid: row.id,
    userUuid: row.member_id,
    username: row.username,
    name: row.name,
    house: row.provider,
    direction: row.direction,
    amount: satangToBaht(row.amount),
    status: row.status,
    reason: row.reason,
    tries: row.tries,
    createdAt: bangkokIso(row.created_at),
    dueAt: row.status === 'PENDING' ? bangkokIso(row.due_at) : null,
    endedAt: row.completed_at && bangkokIso(row.completed_at),
  };
}

/** Transfers of the brand. */
export function transfersOf(db: Database, brandId: string) {
  return db
    .selectFrom('game_transfers as t')
    .innerJoin('game_wallets as w', (on) =>
      on.onRef('w.brand_id', '=', 't.brand_id').onRef('w.id', '=', 't.wallet_id'),
    )
    .innerJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 't.brand_id').onRef('m.id', '=', 't.member_id'),
    )
    .select(['t.brand_id', 't.id', 't.wallet_id', 't.member_id', 't.direction', 't.amount', 't.status'])
    .select(['t.reason', 't.tries', 't.due_at', 't.created_at', 't.completed_at'])
    .select(['w.provider', 'm.username', 'm.name'])
    .where('t.brand_id', '=', brandId);
}

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

type Transfer = Calls['GET /api/auth/user/game/transfer']['data'][number];
type OwnRow = InferResult<ReturnType<typeof ownTransfers>>[number];

/** The member's transfers to and from games; pending ones are found by their own index. */
export function ownTransfers(db: Database, { brandId, memberId }: Player, status?: TransferRow['status']) {
  return db
    .selectFrom('game_transfers')
    .select(['id', 'direction', 'amount', 'status', 'reason', 'created_at'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .$if(status === 'PENDING', (query) => query.where(inLiterals('status', ['PENDING'])));
}

/** A transfer as shown to its member. */
export function presentOwnTransfer({ id, created_at, amount, ...row }: OwnRow): Transfer {
  return { ...row, uuid: id, amount: satangToBaht(amount), createdAt: bangkokIso(created_at) };
}
