import { sql } from 'kysely';
import type { Brand } from '#schemas/brand/brand';
import type { Transaction } from '#server/db/transaction';
import { openStatuses } from '#server/deposits/openStatuses';
import { fail } from '#server/http/appError';
import { uuidv7 } from '#server/id';
import { depositLeft, limitRefusal } from '#server/responsible/depositBounds';
import { bahtToSatang } from '#server/ledger/money';
import { findOpen } from './depositRepository';
import type { RequestRow } from './depositRepository';

interface Wish {
  readonly brand: Brand;
  readonly memberId: string;
  /** Satang. */
  readonly amount: number;
  readonly now: Date;
}

interface Choice {
  readonly company_account_id: string;
  readonly bank_name: string;
  readonly bank_id: string;
  readonly account_name: string;
  readonly pay_amount: number;
  /** Satang that the member's limits leave; null without limits. */
  readonly limit_left: number | null;
}

/** How often another member may snatch the chosen satang before we give up. */
const TRIES = 20;

/** @throws AppError DEPOSIT_MIN or DEPOSIT_MAX. @param baht what the member wants to deposit. */
export function depositAmount({ limits }: Brand, baht: number): number {
  if (baht < limits.depositMin) throw fail('DEPOSIT_MIN', { n: limits.depositMin });
  if (baht > limits.depositMax) throw fail('DEPOSIT_MAX', { n: limits.depositMax });
  return bahtToSatang(baht);
}

/**
 * Opens a request with an amount that no other open request of the account waits for (API-121).
 * Two queries; more when an old request stands in the way or members collide.
 * @throws AppError DEPOSIT_LIMIT_LEFT or DEPOSIT_LIMIT_REACHED before any account is told (R1), DEPOSIT_PENDING_EXISTS,
 *   DEPOSIT_CLOSED when no account takes money.
 */
export async function createRequest(trx: Transaction, wish: Wish): Promise<RequestRow> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const choice = await choose(trx, wish);
    if (!choice) throw fail('DEPOSIT_CLOSED');
    const { limit_left: left, ...account } = choice;
    if (wish.brand.flags.responsiblePlay && left !== null && wish.amount > left) throw limitRefusal(left);
    const created = await insert(trx, wish, account);
    if (created) return { ...created, ...account };
    if (await findOpen(trx, wish.brand.id, wish.memberId, wish.now)) throw fail('DEPOSIT_PENDING_EXISTS');
    await expireOwn(trx, wish);
  }
  throw fail('DEPOSIT_CLOSED');
}

/** A request whose time is over no longer stands in the way, whether the job has seen it or not. */
async function expireOwn(trx: Transaction, { brand, memberId, now }: Wish): Promise<void> {
  await trx
    .updateTable('deposit_requests')
    .set({ status: 'EXPIRED', completed_at: now })
    .where('brand_id', '=', brand.id)
    .where('member_id', '=', memberId)
    .where('status', '=', 'PENDING')
    .where('expires_at', '<=', now)
    .execute();
}

/** The first account in the brand's order that has a free amount, 0.01 to 0.99 baht above the wish. */
async function choose(trx: Transaction, { brand, memberId, amount, now }: Wish): Promise<Choice | undefined> {
  const { rows } = await sql<Choice>`
    SELECT a.id AS company_account_id, a.bank_name, a.bank_id, a.account_name, ${amount}::bigint + free.satang AS pay_amount,
      ${depositLeft({ brandId: brand.id, memberId, now })} AS limit_left
    FROM (SELECT * FROM company_accounts WHERE brand_id = ${brand.id} AND active ORDER BY sort_order, id) a
    CROSS JOIN LATERAL (
      SELECT s.satang FROM generate_series(1, 99) AS s (satang)
      WHERE ${amount}::bigint + s.satang <> ALL (ARRAY(
        SELECT r.pay_amount FROM deposit_requests r
        WHERE r.brand_id = ${brand.id} AND r.company_account_id = a.id AND r.status IN (${sql.join(openStatuses)})
          AND r.pay_amount BETWEEN ${amount}::bigint + 1 AND ${amount}::bigint + 99
      ))
      ORDER BY random() LIMIT 1
    ) free
    LIMIT 1`.execute(trx);
  return rows[0];
}

/** Nothing when the member has an open request or somebody took the amount: unique indexes decide. */
function insert(
  trx: Transaction,
  { brand, memberId, amount, now }: Wish,
  { company_account_id, pay_amount }: Omit<Choice, 'limit_left'>,
) {
  return trx
    .insertInto('deposit_requests')
    .values({
      brand_id: brand.id,
      id: uuidv7(),
      member_id: memberId,
      company_account_id,
      amount,
      pay_amount,
      status: 'PENDING',
      expires_at: new Date(now.getTime() + brand.limits.depositMinutes * 60_000),
      created_at: now,
    })
    .onConflict((on) => on.doNothing())
    .returning(['id', 'amount', 'status', 'reason', 'created_at', 'expires_at'])
    .executeTakeFirst();
}
