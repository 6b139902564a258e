import type { Deps } from '#server/providers/deps';
import {
  requireSelf,
  staffOrigin,
  type Handlers,
  type Context,
  type MoneyAnswer,
} from '#server/platform/http/handlers';
import { before, keysetOf, pageOf, type Keyset } from '#server/platform/db/keyset';
import { readPage } from '#server/platform/http/paginate';
import { readProfile } from './readProfile';
import { presentCredit, readMember } from './readMember';
import { readLevel } from './readLevel';
import { readOpenRequests } from './openRequests';
import type { Transaction } from '#server/platform/db/transaction';
import { approveLevelGrant, rejectLevelGrant, proposeLevelGrant } from './decideLevelGrant';
import { findLevelGrant, levelGrantsOf, presentLevelGrant } from './levelGrantRepository';
import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { adjustmentKinds } from '#schemas/api/shapes/adjustment';
import type { Database } from '#server/platform/db/connect';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';

type MemberCall =
  | 'GET /api/auth/user/detail/{uuid}'
  | 'GET /api/auth/user/{uuid}'
  | 'GET /api/auth/user/open-requests'
  | 'POST /api/auth/user/getCredit/{username}'
  | 'GET /api/auth/user/level/{uuid}'
  | 'GET /api/auth/user/adjustment';

/** The member's own profile, credit, level and adjustments. */
export function memberHandlers({ db }: Deps): Handlers<MemberCall> {
  return {
    'GET /api/auth/user/detail/{uuid}': ({ brand, member, params }) => {
      requireSelf(member, params);
      return readProfile(db, brand.id, member.id, member.sessionId);
    },
    'GET /api/auth/user/{uuid}': async ({ brand, member, params }) => {
      requireSelf(member, params);
      const { uuid, name, phone, level, user_pass, user_credit } = await readProfile(
        db,
        brand.id,
        member.id,
        member.sessionId,
      );
      return { uuid, name, phone, level, user_pass, user_credit };
    },
    'GET /api/auth/user/open-requests': ({ brand, member, now }) =>
      readOpenRequests(db, brand.id, member.id, now),
    'POST /api/auth/user/getCredit/{username}': ({ member, params, now }) => {
      requireSelf(member, params);
      return presentCredit(member, now);
    },
    'GET /api/auth/user/level/{uuid}': ({ brand, member, params, now }) => {
      requireSelf(member, params);
      return readLevel(db, brand, member, now);
    },
    'GET /api/auth/user/adjustment': async ({ brand, member, query }) => {
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findOwnAdjustments(db, brand.id, member.id, keyset), keyset);
      return { data: rows.map(presentOwnAdjustment), meta };
    },
  };
}

type DecisionCall =
  | 'POST /api/staff/level-grant'
  | 'POST /api/staff/level-grant/{uuid}/approve'
  | 'POST /api/staff/level-grant/{uuid}/reject';

/** Staff look a member up, and two of them give a member a level or take it back. */
export function memberStaffHandlers({
  db,
}: Deps): Handlers<DecisionCall | 'GET /api/staff/level-grant' | 'GET /api/staff/user/{username}'> {
  return {
    'GET /api/staff/user/{username}': ({ brand, params }) => readMember(db, brand.id, params.username),
    'GET /api/staff/level-grant': ({ brand, query }) =>
      readPage(levelGrantsOf(db, brand.id), query, { table: 'g', present: presentLevelGrant }),
    'POST /api/staff/level-grant': (context) =>
      answer(context, (trx) =>
        proposeLevelGrant(trx, { brand: context.brand, body: context.body, origin: staffOrigin(context) }),
      ),
    'POST /api/staff/level-grant/{uuid}/approve': (context) =>
      answer(context, async (trx) => {
        const { brand, params } = context;
        await approveLevelGrant(trx, { brand, id: params.uuid, origin: staffOrigin(context) });
        return params.uuid;
      }),
    'POST /api/staff/level-grant/{uuid}/reject': (context) =>
      answer(context, async (trx) => {
        const { brand, params, body } = context;
        await rejectLevelGrant(trx, { brand, id: params.uuid, origin: staffOrigin(context) }, body.reason);
        return params.uuid;
      }),
  };
}

/** @param step returns the id of the grant that it changed. */
function answer(
  { brand, money }: Context<DecisionCall>,
  step: (trx: Transaction) => Promise<string>,
): Promise<MoneyAnswer> {
  return money(async (trx) => presentLevelGrant(await findLevelGrant(trx, brand.id, await step(trx))));
}

type Adjustment = Calls['GET /api/auth/user/adjustment']['data'][number];
type Row = Awaited<ReturnType<typeof findOwnAdjustments>>[number];

/** What staff added to the member's credit or took, by the time at which it moved, newest first; one row more than the page. */
export function findOwnAdjustments(db: Database, brandId: string, memberId: string, keyset: Keyset) {
  return (
    db
      .selectFrom('adjustments')
      .select(['id', 'direction', 'amount', 'reason'])
      // It has one once it has moved.
      .select(sql<Date>`completed_at`.as('created_at'))
      .where('brand_id', '=', brandId)
      .where('member_id', '=', memberId)
      .where('status', '=', 'SUCCESS')
      // A deposit is in the history of deposits.
      .where('kind', 'in', adjustmentKinds)
      .where(before(keyset, 'adjustments', 'completed_at'))
      .orderBy('completed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(keyset.limit + 1)
      .execute()
  );
}

export function presentOwnAdjustment({ id, created_at, amount, ...row }: Row): Adjustment {
  return { ...row, uuid: id, amount: satangToBaht(amount), createdAt: bangkokIso(created_at) };
}
