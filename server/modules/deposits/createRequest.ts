import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { insertAuditLine, type Origin } from '#server/platform/audit/audit';
import type { Brand } from '#schemas/brand/brand';
import { inLiterals } from '#server/platform/db/keyset';
import type { Transaction } from '#server/platform/db/transaction';
import { accountUse, openStatuses, requestDetail } from './depositRepository';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { depositLeft, limitRefusal } from '#server/modules/responsible-gambling/index';
import { bahtToSatang } from '#core/money/money';
import { MINUTE_MS } from '#core/time/durations';
import type { PromptPay } from '#server/providers/ports/promptPay';
import type { RequestRow } from './depositRepository';

interface DepositRequest {
  readonly brand: Brand;
  readonly memberId: string;
  /** Satang. */
  readonly amount: number;
  /** The provider of the QR code; undefined for a bank transfer. */
  readonly qr?: Pick<PromptPay, 'receiver' | 'needsPromptPayId'> | undefined;
  readonly origin: Origin;
}

interface Choice {
  readonly company_account_id: string;
  readonly bank_name: string;
  readonly bank_id: string;
  readonly account_name: string;
  readonly promptpay_id: string | null;
  readonly pay_amount: number;
}

interface Inserted {
  /** Null when no account can take the amount. */
  readonly choice: Choice | null;
  /** An active account of the brand has a daily limit. */
  readonly limited: boolean;
  /** Satang that the member's limits leave; null without limits. */
  readonly limit_left: number | null;
  /** False when the member has an open request or the amount is in use: unique indexes decide. */
  readonly created: boolean;
}

/** Attempts while other members use the chosen amount. */
const TRIES = 20;

/** Amounts to choose from, each a satang above the one before. */
const STEPS = 99;

/** @throws AppError DEPOSIT_MIN or DEPOSIT_MAX. @param baht what the member wants to deposit. */
export function depositAmount({ limits }: Brand, baht: number): number {
  if (baht < limits.depositMin) throw fail('DEPOSIT_MIN', { n: limits.depositMin });
  if (baht > limits.depositMax) throw fail('DEPOSIT_MAX', { n: limits.depositMax });
  return bahtToSatang(baht);
}

/**
 * Creates a request with an amount that no other open request of the account uses, and its audit line. One query; two
 * more when an account has a daily limit, and more when an expired request blocks it or members collide.
 * @throws AppError DEPOSIT_LIMIT_LEFT or DEPOSIT_LIMIT_REACHED before any account is shown, DEPOSIT_PENDING_EXISTS,
 *   DEPOSIT_CLOSED when no account is active, DEPOSIT_FULL when the amount exceeds the daily limit of each.
 */
export async function createRequest(trx: Transaction, request: DepositRequest): Promise<RequestRow> {
  const { brand, amount, origin } = request;
  const { now } = origin;
  const id = uuidv7();
  const reference = request.qr ? newReference() : null;
  const expires = new Date(now.getTime() + brand.limits.depositMinutes * MINUTE_MS);
  let isLocked = false;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const {
      choice,
      limited,
      limit_left: left,
      created,
    } = await insertRequest(trx, request, {
      id,
      reference,
      expires,
      isLocked,
    });
    if (limited && !isLocked) {
      await lockLimits(trx, brand.id);
      isLocked = true;
      continue;
    }
    if (!choice) throw fail(limited ? 'DEPOSIT_FULL' : 'DEPOSIT_CLOSED');
    if (brand.flags.responsiblePlay && left !== null && amount > left) throw limitRefusal(left);
    if (created)
      return {
        ...choice,
        id,
        amount,
        credited_amount: null,
        bonus: 0,
        channel: request.qr ? 'QR' : 'BANK',
        status: 'PENDING',
        reason: null,
        reason_en: null,
        qr_reference: reference,
        qr_payload: null,
        created_at: now,
        expires_at: expires,
      };
    await expireOverdue(trx, request);
  }
  throw fail('DEPOSIT_CLOSED');
}

/** 16 capital letters and digits, which fit into the first reference of a bill payment. */
function newReference(): string {
  return BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString(36)
    .toUpperCase()
    .padStart(16, '0');
}

/** Requests of a brand with daily limits are created one after another, so that each counts the one before. */
async function lockLimits(trx: Transaction, brandId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`deposit-limits:${brandId}`}, 0))`.execute(trx);
}

interface NewRequest {
  readonly id: string;
  /** Of the QR code. */
  readonly reference: string | null;
  readonly expires: Date;
  readonly isLocked: boolean;
}

/** SQL: which accounts the payment of a QR code can go to. */
function receives(qr: DepositRequest['qr']) {
  if (qr?.receiver) return sql`AND bank_name = ${qr.receiver.bankName} AND bank_id = ${qr.receiver.bankId}`;
  return qr?.needsPromptPayId ? sql`AND promptpay_id IS NOT NULL` : sql``;
}

/**
 * Takes the first account in the brand's order whose daily limit leaves room and that has a free amount, 0.01 to 0.99
 * baht above the requested one. The search starts at a random amount and stops at the first free one, so it reads one or
 * two index entries. Where a limit exists, it inserts only under the lock.
 */
async function insertRequest(
  trx: Transaction,
  { brand: { id: brandId }, memberId, amount, qr, origin }: DepositRequest,
  { id, reference, expires, isLocked }: NewRequest,
): Promise<Inserted> {
  const { now } = origin;
  const start = randomInt(STEPS);
  // As a parameter, PostgreSQL would estimate the list as long and plan the statement for each request.
  const steps = sql.lit(STEPS);
  const line = { ...origin, brandId, action: 'deposit.request', subject: { type: 'DEPOSIT_REQUEST', id } };
  const { rows } = await sql<Inserted>`
    WITH bound AS (
      SELECT EXISTS (SELECT FROM company_accounts
        WHERE brand_id = ${brandId} AND status = 'ACTIVE' AND daily_limit IS NOT NULL) AS limited
    ), choice AS (
      SELECT a.id AS company_account_id, a.bank_name, a.bank_id, a.account_name, a.promptpay_id, free.pay_amount
      FROM (SELECT * FROM company_accounts, bound
            WHERE brand_id = ${brandId} AND status = 'ACTIVE' AND (NOT limited OR ${isLocked}::boolean)
              ${receives(qr)}
            ORDER BY sort_order, id) a
      CROSS JOIN LATERAL (
        SELECT o.pay_amount
        FROM (SELECT ${amount}::bigint + 1 + (${start}::int + i) % ${steps} AS pay_amount
              FROM generate_series(1, ${steps}) AS i) o
        WHERE (SELECT true FROM deposit_requests r
               WHERE r.brand_id = ${brandId} AND r.company_account_id = a.id AND r.pay_amount = o.pay_amount
                 AND ${inLiterals('r.status', openStatuses)}) IS NULL
        LIMIT 1
      ) free
      WHERE a.daily_limit IS NULL OR ${accountUse('a', now)} + free.pay_amount <= a.daily_limit
      LIMIT 1
    ), created AS (
      INSERT INTO deposit_requests
        (brand_id, id, member_id, company_account_id, amount, pay_amount, channel, qr_reference, status, expires_at,
         created_at)
      SELECT ${brandId}, ${id}::uuid, ${memberId}::uuid, company_account_id, ${amount}::bigint, pay_amount,
        ${qr ? 'QR' : 'BANK'}, ${reference}::text, 'PENDING', ${expires}::timestamptz, ${now}::timestamptz
      FROM choice ON CONFLICT DO NOTHING RETURNING id, amount, pay_amount
    ), audited AS ${insertAuditLine(line, 'created', requestDetail)}
    SELECT to_jsonb(choice) AS choice, limited, ${depositLeft({ brandId, memberId, now })} AS limit_left,
      EXISTS (SELECT FROM created) AS created
    FROM bound LEFT JOIN choice ON true`.execute(trx);
  return rows[0] as Inserted;
}

/**
 * Expires an overdue request of the member that blocks a new one; without one, another member uses the amount.
 * @throws AppError DEPOSIT_PENDING_EXISTS.
 */
async function expireOverdue(trx: Transaction, { brand, memberId, origin }: DepositRequest): Promise<void> {
  const { now } = origin;
  const open = await trx
    .selectFrom('deposit_requests')
    .select(['id', 'status', 'expires_at'])
    .where('brand_id', '=', brand.id)
    .where('member_id', '=', memberId)
    .where(inLiterals('status', openStatuses))
    .executeTakeFirst();
  if (!open) return;
  if (open.status !== 'PENDING' || open.expires_at > now) throw fail('DEPOSIT_PENDING_EXISTS');
  await trx
    .updateTable('deposit_requests')
    .set({ status: 'EXPIRED', completed_at: now })
    .where('brand_id', '=', brand.id)
    .where('id', '=', open.id)
    .where('status', '=', 'PENDING')
    .execute();
}
