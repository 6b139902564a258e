import type { InferResult } from 'kysely';
import { refuseClaimed } from '#server/modules/claims/index';
import { audit } from '#server/platform/audit/audit';
import { detailOf, refusalOf, type Refusal } from '#server/platform/brands/refusal';
import type { Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { staffOrigin, type Context, type Handlers, type MoneyAnswer } from '#server/platform/http/handlers';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import { readPage } from '#server/platform/http/paginate';

type DecisionCall = 'POST /api/staff/prize/{uuid}/approve' | 'POST /api/staff/prize/{uuid}/reject';

interface Ending {
  readonly to: 'SUCCESS' | 'REJECTED';
  readonly action: string;
  readonly refusal?: Refusal;
}

/** Prizes that staff deliver. The unit of a rejected prize stays issued. */
export function prizeStaffHandlers(deps: Deps): Handlers<DecisionCall | 'GET /api/staff/prize'> {
  return {
    'GET /api/staff/prize': ({ brand, query }) =>
      readPage(ofBrand(deps.db, brand.id), query, { table: 'r', present: presentStaffPrize }),
    'POST /api/staff/prize/{uuid}/approve': (context) =>
      decide(context, { to: 'SUCCESS', action: 'prize.approve' }),
    'POST /api/staff/prize/{uuid}/reject': (context) =>
      decide(context, {
        to: 'REJECTED',
        action: 'prize.reject',
        refusal: refusalOf(context.brand, 'prize', context.body),
      }),
  };
}

function decide(context: Context<DecisionCall>, ending: Ending): Promise<MoneyAnswer> {
  const { brand, params, money, staff } = context;
  return money(async (trx) => {
    await refuseClaimed(trx, { brandId: brand.id, kinds: ['prize'], id: params.uuid, staffId: staff.id });
    await end(trx, context, ending);
    return presentStaffPrize(await findPrize(trx, brand.id, params.uuid));
  });
}

async function end(
  trx: Transaction,
  context: Context<DecisionCall>,
  { to, action, refusal }: Ending,
): Promise<void> {
  const { brand, params, staff, now } = context;
  const moved = await trx
    .updateTable('game_reward_requests')
    .set({ status: to, ...refusal, handled_by: staff.id, completed_at: now })
    .where('brand_id', '=', brand.id)
    .where('id', '=', params.uuid)
    .where('status', '=', 'PENDING')
    .returning(['id', 'label', 'member_id'])
    .executeTakeFirst();
  if (!moved) throw fail((await exists(trx, brand.id, params.uuid)) ? 'STATE_CHANGED' : 'NOT_FOUND');
  await audit(trx, {
    ...staffOrigin(context),
    brandId: brand.id,
    action,
    subject: { type: 'GAME_REWARD_REQUEST', id: moved.id },
    detail: { prize: moved.label, memberId: moved.member_id, ...(refusal && detailOf(refusal)) },
  });
}

async function exists(trx: Transaction, brandId: string, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('game_reward_requests')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

type StaffPrize = Calls['GET /api/staff/prize']['data'][number];
type Row = InferResult<ReturnType<typeof ofBrand>>[number];

export function findPrize(db: Database, brandId: string, id: string): Promise<Row> {
  return ofBrand(db, brandId).where('r.id', '=', id).executeTakeFirstOrThrow();
}

/** A prize as shown to staff. */
export function presentStaffPrize(row: Row): StaffPrize {
  return {
    uuid: row.id,
    userUuid: row.member_id,
    username: row.username,
    name: row.name,
    label: row.label,
    game: row.game,
    status: row.status,
    reason: row.reason,
    createdAt: bangkokIso(row.created_at),
    decidedAt: row.completed_at && bangkokIso(row.completed_at),
    decidedBy: row.completed_at && row.email,
  };
}

function ofBrand(db: Database, brandId: string) {
  return db
    .selectFrom('game_reward_requests as r')
    .innerJoin('prize_plays as p', (on) =>
      on.onRef('p.brand_id', '=', 'r.brand_id').onRef('p.id', '=', 'r.play_id'),
    )
    .innerJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 'r.brand_id').onRef('m.id', '=', 'r.member_id'),
    )
    .leftJoin('staff as s', 's.id', 'r.handled_by')
    .select(['r.id', 'r.member_id', 'r.label', 'r.status', 'r.reason', 'r.created_at', 'r.completed_at'])
    .select(['p.id as play_id', 'p.created_at as played_at'])
    .select(['p.game', 'm.username', 'm.name', 's.email'])
    .where('r.brand_id', '=', brandId);
}
