import type { Calls } from '#schemas/api/contract';
import type { GameTransferStatus } from '#schemas/api/shapes/statuses';
import type { Database } from '#server/platform/db/connect';
import type { Keyset } from '#server/platform/db/keyset';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import { paginate } from '#server/platform/http/paginate';

type StaffTransfer = Calls['GET /api/staff/game/transfer']['data'][number];
type Row = Awaited<ReturnType<typeof findTransfers>>[number];

/** Transfers of the brand, newest first; one row more than the page. */
export function findTransfers(
  db: Database,
  brandId: string,
  status: GameTransferStatus | undefined,
  keyset: Keyset,
) {
  return paginate(ofBrand(db, brandId), { table: 't', status, keyset });
}

export function findTransfer(db: Database, brandId: string, id: string): Promise<Row | undefined> {
  return ofBrand(db, brandId).where('t.id', '=', id).executeTakeFirst();
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

function ofBrand(db: Database, brandId: string) {
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
