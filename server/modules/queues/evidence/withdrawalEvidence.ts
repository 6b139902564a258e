import { sql } from 'kysely';
import type { ManualReason } from '#schemas/api/shapes/statuses';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import { readTurnoverLeft } from '#server/modules/turnover/index';
import { sinceLastPaid, type SinceLastPaid } from '../sinceLastPaid';
import type { Evidence, EvidenceOf, Item } from './evidence';
import { maskedAccount } from './memberEvidence';

type WithdrawalEvidence = NonNullable<Evidence['withdrawal']>;

/** Payee, turnover, deposits and play since the last paid withdrawal, and why a person decides. */
export const withdrawalEvidence: EvidenceOf = async ({ db, now, staff }, item) => {
  const { brand_id: brandId, member_id: memberId = '' } = item;
  const [row, left, open, since, earlier] = await Promise.all([
    findWithdrawal(db, item),
    readTurnoverLeft(db, brandId, memberId, now),
    findOpenTurnover(db, brandId, memberId),
    readSince(db, brandId, memberId),
    findEarlier(db, item),
  ]);
  return {
    withdrawal: {
      status: row.status,
      account: maskedAccount(row),
      turnover: { left: satangToBaht(left), open },
      since,
      earlier,
      manual: row.manual_reasons as ManualReason[],
      approvedBy: row.approver,
      own: row.approved_by === staff.id,
    } satisfies WithdrawalEvidence,
  };
};

/** Payee, what went wrong, and the orders that providers got. */
export const payoutEvidence: EvidenceOf = async ({ db }, item) => {
  const [row, orders, earlier] = await Promise.all([
    findWithdrawal(db, item),
    db
      .selectFrom('payout_orders')
      .select(['reference', 'provider', 'result', 'created_at', 'completed_at'])
      .where('brand_id', '=', item.brand_id)
      .where('withdrawal_id', '=', item.id)
      .orderBy('created_at', 'desc')
      .limit(10)
      .execute(),
    findEarlier(db, item),
  ]);
  return {
    payout: {
      status: row.status,
      reason: row.reason,
      account: maskedAccount(row),
      tries: row.tries,
      orders: orders.map(({ created_at, completed_at, ...order }) => ({
        ...order,
        createdAt: bangkokIso(created_at),
        completedAt: completed_at && bangkokIso(completed_at),
      })),
      earlier,
    } satisfies Evidence['payout'],
  };
};

function findWithdrawal(db: Database, { brand_id, id }: Item) {
  return db
    .selectFrom('withdrawals as w')
    .leftJoin('staff as s', 's.id', 'w.approved_by')
    .select(['w.status', 'w.reason', 'w.tries', 'w.bank_name', 'w.bank_id', 'w.account_name'])
    .select(['w.manual_reasons', 'w.approved_by', 's.name as approver'])
    .where('w.brand_id', '=', brand_id)
    .where('w.id', '=', id)
    .executeTakeFirstOrThrow();
}

async function findEarlier(
  db: Database,
  { brand_id, member_id, id }: Item,
): Promise<WithdrawalEvidence['earlier']> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['id', 'amount', 'status', 'created_at'])
    .where('brand_id', '=', brand_id)
    .where('member_id', '=', member_id ?? '')
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute();
  return rows.map((row) => ({
    uuid: row.id,
    amount: satangToBaht(row.amount),
    status: row.status,
    createdAt: bangkokIso(row.created_at),
  }));
}

async function findOpenTurnover(
  db: Database,
  brandId: string,
  memberId: string,
): Promise<WithdrawalEvidence['turnover']['open']> {
  const rows = await db
    .selectFrom('turnover_requirements')
    .select(['id', 'source', 'required', 'progress', 'expires_at'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('status', '=', sql.lit('OPEN'))
    .orderBy('created_at')
    .limit(10)
    .execute();
  return rows.map((row) => ({
    uuid: row.id,
    source: row.source,
    required: satangToBaht(row.required),
    left: satangToBaht(row.required - row.progress),
    expiresAt: bangkokIso(row.expires_at),
  }));
}

async function readSince(
  db: Database,
  brandId: string,
  memberId: string,
): Promise<WithdrawalEvidence['since']> {
  const { rows } = await sql<SinceLastPaid>`
    SELECT s.* FROM (SELECT ${brandId}::text AS brand_id, ${memberId}::uuid AS id) o,
      ${sinceLastPaid(sql`o.brand_id`, sql`o.id`)} s`.execute(db);
  const { at = null, deposited = 0, played = 0 } = rows[0] ?? {};
  const deposits = await db
    .selectFrom('deposit_requests')
    .select(['id', 'credited_amount', 'completed_at'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('status', '=', sql.lit('SUCCESS'))
    .$if(at !== null, (query) => query.where('completed_at', '>', at))
    .orderBy('completed_at', 'desc')
    .limit(10)
    .execute();
  return {
    at: at && bangkokIso(at),
    deposited: satangToBaht(deposited),
    played: satangToBaht(played),
    deposits: deposits.map(({ id, credited_amount, completed_at }) => ({
      uuid: id,
      amount: satangToBaht(credited_amount ?? 0),
      at: bangkokIso(completed_at ?? new Date(0)),
    })),
  };
}
