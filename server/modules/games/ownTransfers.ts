import type { Calls } from '#schemas/api/contract';
import type { Database } from '#server/platform/db/connect';
import { before } from '#server/platform/db/keyset';
import type { Keyset } from '#server/platform/db/keyset';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { Player } from '#server/providers/games/gameProvider';

type Transfer = Calls['GET /api/auth/user/game/transfer']['data'][number];
type Row = Awaited<ReturnType<typeof findOwnTransfers>>[number];

/** The member's transfers to and from games, newest first; one row more than the page. */
export function findOwnTransfers(db: Database, { brandId, memberId }: Player, keyset: Keyset) {
  return db
    .selectFrom('game_transfers')
    .select(['id', 'direction', 'amount', 'status', 'reason', 'created_at'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where(before(keyset, 'game_transfers'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(keyset.limit + 1)
    .execute();
}

/** A transfer as shown to its member. */
export function presentOwnTransfer({ id, created_at, amount, ...row }: Row): Transfer {
  return { ...row, uuid: id, amount: satangToBaht(amount), createdAt: bangkokIso(created_at) };
}
