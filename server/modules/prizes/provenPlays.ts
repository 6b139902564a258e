import { sql, type InferResult } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import type { DrawnGame } from '#schemas/api/fair';
import { rowsBefore, type NumberedPage } from '#server/platform/http/paginate';

type ProvenPlay = Calls['GET /api/auth/fair/play']['data'][number];
type Row = InferResult<ReturnType<typeof provenPlays>>[number];

/** The member's plays of all games with their seeds and weights. */
export function provenPlays(db: Database, brandId: string, memberId: string) {
  return db
    .selectFrom('prize_plays as p')
    .innerJoin('fair_seeds as s', (on) =>
      on.onRef('s.brand_id', '=', 'p.brand_id').onRef('s.id', '=', 'p.seed_id'),
    )
    .innerJoin('prize_tables as t', (on) =>
      on.onRef('t.brand_id', '=', 'p.brand_id').onRef('t.hash', '=', 'p.table_hash'),
    )
    .select(['p.id', 'p.game', 'p.nonce', 'p.revision', 'p.card_index', 'p.drawn', 'p.given', 'p.label'])
    .select(['p.created_at', 's.commitment', 's.client_seed', 's.revealed_at', 's.seed'])
    .select(sql<number[]>`jsonb_path_query_array(t.prizes, '$[*].weight')`.as('weights'))
    .where('p.brand_id', '=', brandId)
    .where('p.member_id', '=', memberId);
}

/** A play with its proof; the seed is included only after it is retired. */
export function presentProvenPlay(row: Row): ProvenPlay {
  return {
    id: row.id,
    game: row.game,
    commitment: row.commitment.toString('hex'),
    seed: row.revealed_at ? row.seed.toString('hex') : null,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    version: row.revision,
    weights: row.weights,
    cardIndex: row.card_index,
    drawn: row.drawn,
    given: row.given,
    label: row.label,
    createdAt: bangkokIso(row.created_at),
  };
}

/** The member's plays of one game, newest first; one row more than the page. One query. */
export function findPlays(
  db: Database,
  whose: { readonly brandId: string; readonly memberId: string; readonly game: DrawnGame },
  page: NumberedPage,
) {
  const { brandId, memberId, game } = whose;
  return db
    .selectFrom('prize_plays')
    .select(['id', 'label', 'type', 'value', 'created_at'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('game', '=', game)
    .where(
      'seq',
      '<=',
      sql<number>`(SELECT plays - ${rowsBefore(page)}::bigint FROM prize_rights
        WHERE brand_id = ${brandId} AND member_id = ${memberId} AND game = ${game})`,
    )
    .orderBy('seq', 'desc')
    .limit(page.limit + 1)
    .execute();
}
