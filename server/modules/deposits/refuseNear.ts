import { sql } from 'kysely';
import type { Brand } from '#schemas/brand/brand';
import { fail } from '#server/platform/appError';
import type { Transaction } from '#server/platform/db/transaction';
import type { BankLine } from './bankLine';
import { findOpenLine, matchLine } from './bankLine';
import { NEAR_HOURS, NEAR_SATANG, findNearCredits, isAboutAmount, isNear } from './nearCredits';
import type { NearCredit, Payment } from './nearCredits';
import type { AdjustmentDirection, EveryAdjustmentKind } from '#schemas/api/shapes/adjustment';
import { HOUR_MS } from '#core/time/durations';

/** More undecided lines of one amount and day than any account has. */
const MOST_LINES = 100;

/**
 * Refuses to credit money that may have been credited before, unless staff say that they have compared the two, and are
 * not who made the other manual credit.
 * @throws AppError CREDIT_NEAR, SECOND_PERSON_NEEDED.
 */
export function refuseNear(
  near: readonly Pick<NearCredit, 'backed' | 'creditedBy'>[],
  staffId: string,
  anotherTransfer: boolean | undefined,
): void {
  if (near.length === 0) return;
  if (anotherTransfer !== true) throw fail('CREDIT_NEAR');
  if (near.some(({ backed, creditedBy }) => !backed && creditedBy === staffId))
    throw fail('SECOND_PERSON_NEEDED');
}

/** Money that was received on one account, or was expected there. */
interface OnAccount extends Payment {
  readonly companyAccountId: string;
}

/**
 * What may be the money that staff are about to credit without a transfer: every near credit, and undecided bank lines
 * that the member may have sent.
 */
export async function nearWithoutTransfer(trx: Transaction, payment: OnAccount) {
  const credits = await findNearCredits(trx, payment, 'ALL');
  return [...credits, ...(await findNearLines(trx, payment))];
}

async function findNearLines(
  trx: Transaction,
  { brandId, memberId, companyAccountId, amounts, since, until }: OnAccount,
) {
  const lines = await trx
    .selectFrom('bank_transfers as t')
    .innerJoin('member_banks as b', 'b.brand_id', 't.brand_id')
    .select(['t.sending_bank', 't.sender_account', 't.sender_name'])
    .select(['b.bank_name', 'b.bank_id', 'b.account_name'])
    .where('b.member_id', '=', memberId)
    .where('t.brand_id', '=', brandId)
    .where('t.company_account_id', '=', companyAccountId)
    .where('t.status', '=', 'UNMATCHED')
    .where((is) =>
      is.or(amounts.map((amount) => is.between('t.amount', amount - NEAR_SATANG, amount + NEAR_SATANG))),
    )
    .where('t.transferred_at', '>=', new Date(since.getTime() - NEAR_HOURS * HOUR_MS))
    .where('t.transferred_at', '<=', new Date(until.getTime() + NEAR_HOURS * HOUR_MS))
    .limit(MOST_LINES)
    .execute();
  return lines
    .filter((line) => matchLine(line, line) !== 'no')
    .map(() => ({ backed: false, creditedBy: null }));
}

/** What may be the money of a bank line: credits of the member that no transfer backs. */
export function nearLine(trx: Transaction, line: BankLine, memberId: string): Promise<readonly NearCredit[]> {
  const { brand_id: brandId, amount, transferred_at: at } = line;
  const payment = { brandId, memberId, amounts: [amount], since: at, until: at };
  return findNearCredits(trx, payment, 'UNBACKED');
}

/** The part of an adjustment that decides what it is compared with. */
interface ComparedAdjustment {
  readonly id: string;
  readonly kind: EveryAdjustmentKind;
  readonly memberId: string | null;
  readonly direction: AdjustmentDirection;
  /** Satang. */
  readonly amount: number;
  readonly depositRequestId: string | null;
  readonly bankTransferId: string | null;
}

/** What a second person has to compare an adjustment with before it is carried out. */
export async function nearOf(
  trx: Transaction,
  { id: brandId }: Brand,
  adjustment: ComparedAdjustment,
  now: Date,
) {
  const { id, kind, direction, memberId, amount, depositRequestId, bankTransferId } = adjustment;
  if (bankTransferId !== null) {
    const line = await findOpenLine(trx, brandId, bankTransferId);
    return memberId === null ? nearRefund(trx, line) : nearLine(trx, line, memberId);
  }
  if (memberId === null || direction === 'TAKE' || kind === 'PROMOTION') return [];
  if (depositRequestId === null) {
    const payment = { brandId, memberId, amounts: [amount], since: now, until: now, except: id };
    return findNearCredits(trx, payment, 'ALL');
  }
  const request = await trx
    .selectFrom('deposit_requests')
    .select(['company_account_id', 'amount', 'pay_amount', 'created_at'])
    .where('brand_id', '=', brandId)
    .where('id', '=', depositRequestId)
    .executeTakeFirstOrThrow();
  return nearWithoutTransfer(trx, {
    ...{ brandId, memberId, companyAccountId: request.company_account_id, except: depositRequestId },
    ...{ amounts: [request.pay_amount, request.amount], since: request.created_at, until: now },
  });
}

/** Manual credits that a line to be refunded may have paid for, by its possible senders. */
export async function nearRefund(trx: Transaction, line: BankLine) {
  const { brand_id: brandId, company_account_id: companyAccountId, amount, transferred_at: at } = line;
  const { rows } = await sql<Suspect>`
    SELECT c.backed, c.credited_by AS "creditedBy", b.bank_name, b.bank_id, b.account_name FROM outside_credits c
    JOIN member_banks b ON b.brand_id = c.brand_id AND b.member_id = c.member_id
    WHERE c.brand_id = ${brandId} AND c.handled_by IS NOT NULL AND NOT c.backed
      AND ${isAboutAmount(sql`c.amount`, sql`${amount}::bigint`)}
      AND coalesce(c.company_account_id = ${companyAccountId}::uuid, true)
      AND ${isNear(sql`${[amount]}::bigint[]`, sql`${at}::timestamptz`, sql`${at}::timestamptz`)}
    LIMIT ${sql.lit(MOST_LINES)}`.execute(trx);
  return rows.filter((bank) => matchLine(line, bank) !== 'no');
}

interface Suspect extends Pick<NearCredit, 'backed' | 'creditedBy'> {
  readonly bank_name: string;
  readonly bank_id: string;
  readonly account_name: string;
}
