import { sql, type InferResult, type RawBuilder } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { readAmount } from '#schemas/common/readAmount';
import { mostNear } from '#schemas/api/shapes/bankTransfer';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { NEAR_HOURS, NEAR_SATANG, isAboutAmount, isNear } from '#server/modules/deposits/index';
import { bahtToSatang, satangToBaht } from '#core/money/money';
import { bangkokDayStart, bangkokIso } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';

type Call = Calls['GET /api/staff/bank-transfer'];
type BankTransfer = Call['data'][number];
type Filter = NonNullable<Call['query']>;
type Row = InferResult<ReturnType<typeof ofBrand>>[number];

/** A candidate row: `at` as JSON encodes it, amount in satang. */
interface Candidate {
  readonly kind: BankTransfer['candidates'][number]['kind'];
  readonly uuid: string;
  readonly userUuid: string;
  readonly username: string;
  readonly amount: number;
  readonly at: string;
}

/** Bank lines of the brand. Days are Bangkok days of the transfer time. */
export function linesOf(db: Database, brandId: string, { amount, from, to, account }: Filter) {
  const { baht } = readAmount(amount ?? '');
  const startOf = (day: string) => bangkokDayStart(new Date(`${day}T12:00:00+07:00`));
  return ofBrand(db, brandId)
    .$if(baht !== undefined, (query) => query.where('t.amount', '=', bahtToSatang(baht ?? 0)))
    .$if(account !== undefined, (query) => query.where('t.company_account_id', '=', account ?? ''))
    .$if(from !== undefined, (query) => query.where('t.transferred_at', '>=', startOf(from ?? '')))
    .$if(to !== undefined, (query) =>
      query.where('t.transferred_at', '<', new Date(startOf(to ?? '').getTime() + DAY_MS)),
    );
}

export function findLine(db: Database | Transaction, brandId: string, id: string): Promise<Row> {
  return ofBrand(db, brandId).where('t.id', '=', id).executeTakeFirstOrThrow();
}

export function presentLine(row: Row): BankTransfer {
  return {
    uuid: row.id,
    amount: satangToBaht(row.amount),
    transferredAt: bangkokIso(row.transferred_at),
    createdAt: bangkokIso(row.created_at),
    transRef: row.trans_ref,
    sendingBank: row.sending_bank,
    senderName: row.sender_name,
    senderAccount: row.sender_account,
    account: {
      uuid: row.company_account_id,
      bankName: row.bank_name,
      bankId: row.bank_id,
      accountName: row.account_name,
    },
    status: row.status,
    creditUuid: row.credit,
    waiting: row.waiting,
    decidedAt: row.completed_at && bangkokIso(row.completed_at),
    decidedBy: row.completed_at && row.email,
    candidates: row.candidates.map((one) => ({
      ...one,
      amount: satangToBaht(one.amount),
      at: bangkokIso(new Date(one.at)),
    })),
  };
}

function ofBrand(db: Database | Transaction, brandId: string) {
  return db
    .selectFrom('bank_transfers as t')
    .innerJoin('company_accounts as a', (on) =>
      on.onRef('a.brand_id', '=', 't.brand_id').onRef('a.id', '=', 't.company_account_id'),
    )
    .leftJoin('staff as s', 's.id', 't.handled_by')
    .select(['t.id', 't.amount', 't.transferred_at', 't.created_at', 't.trans_ref', 't.sending_bank'])
    .select(['t.sender_name', 't.sender_account', 't.company_account_id', 't.status', 't.completed_at'])
    .select(['a.bank_name', 'a.bank_id', 'a.account_name', 's.email'])
    .select([
      sql<string | null>`(SELECT c.paid_id FROM transfer_claims c WHERE c.brand_id = t.brand_id
        AND c.sending_bank = t.sending_bank AND c.trans_ref = t.trans_ref AND c.paid_type <> 'REFUND')`.as(
        'credit',
      ),
      sql<string | null>`(SELECT d.id FROM adjustments d
        WHERE d.brand_id = t.brand_id AND d.bank_transfer_id = t.id AND d.status = 'PENDING')`.as('waiting'),
      candidates.as('candidates'),
    ])
    .where('t.brand_id', '=', brandId);
}

const nearTime = (column: RawBuilder<unknown>) => sql`${column} BETWEEN
  t.transferred_at - make_interval(hours => ${sql.lit(NEAR_HOURS)})
  AND t.transferred_at + make_interval(hours => ${sql.lit(NEAR_HOURS)})`;
const nearAmount = (column: RawBuilder<unknown>) =>
  sql`${column} BETWEEN t.amount - ${sql.lit(NEAR_SATANG)} AND t.amount + ${sql.lit(NEAR_SATANG)}`;

/**
 * Candidates for an undecided line: the request whose QR code it pays, open requests of its account, slips, and manual
 * credits near its amount and time.
 */
const candidates = sql<Candidate[]>`CASE WHEN t.status = 'UNMATCHED' THEN (
  SELECT coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'uuid', n.uuid, 'userUuid', n.member_id,
    'username', m.username, 'amount', n.amount, 'at', n.at) ORDER BY n.at DESC), '[]')
  FROM (
    (SELECT 'REQUEST' AS kind, r.id AS uuid, r.member_id, r.pay_amount AS amount, r.created_at AS at
     FROM deposit_requests r
     WHERE r.brand_id = t.brand_id AND r.company_account_id = t.company_account_id
       AND coalesce(r.qr_reference <> t.payment_reference, true)
       AND r.status IN ('PENDING', 'TRANSFERRED') AND ${isAboutAmount(sql`r.pay_amount`, sql`t.amount`)}
       AND (${nearAmount(sql`r.pay_amount`)} OR ${nearAmount(sql`r.amount`)}) AND ${nearTime(sql`r.created_at`)}
     ORDER BY r.created_at DESC LIMIT ${sql.lit(mostNear)})
    UNION ALL
    (SELECT 'REQUEST', r.id, r.member_id, r.pay_amount, r.created_at FROM deposit_requests r
     WHERE r.brand_id = t.brand_id AND r.qr_reference = t.payment_reference)
    UNION ALL
    (SELECT 'SLIP', p.id, p.member_id, p.amount, p.transferred_at FROM slips p
     WHERE p.brand_id = t.brand_id AND p.status IN ('VERIFIED', 'PENDING_REVIEW')
       AND p.sending_bank = t.sending_bank AND p.trans_ref = t.trans_ref
       AND p.amount IS NOT NULL AND p.transferred_at IS NOT NULL
     ORDER BY p.created_at DESC LIMIT ${sql.lit(mostNear)})
    UNION ALL
    (SELECT c.kind, c.id, c.member_id, c.amount, c.until FROM outside_credits c
     WHERE c.brand_id = t.brand_id AND c.handled_by IS NOT NULL AND NOT c.backed AND ${isAboutAmount(sql`c.amount`, sql`t.amount`)}
       AND coalesce(c.company_account_id = t.company_account_id, true)
       AND ${isNear(sql`ARRAY[t.amount]`, sql`t.transferred_at`, sql`t.transferred_at`)}
     ORDER BY c.until DESC LIMIT ${sql.lit(mostNear)})
  ) n JOIN members m ON m.brand_id = t.brand_id AND m.id = n.member_id) ELSE '[]' END`;
