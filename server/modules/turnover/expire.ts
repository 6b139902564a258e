import { sql, type Updateable } from 'kysely';
import { audit } from '#server/platform/audit/audit';
import type { TurnoverRequirements } from '#server/platform/db/schema';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { memberAccount, post, type Posted } from '#server/modules/ledger/index';
import { satangToBaht } from '#core/money/money';
import { isOverdue } from './enforced';
import type { Deps } from '#server/providers/deps';
import { allCredit, endLost } from './endLost';

/** Delay in ms before retrying an expiry that waits for credit to return from a game. */
const RETRY_MS = 60_000;

interface MemberKey {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
}

interface Overdue {
  readonly id: string;
  readonly given: number;
  readonly at_expiry: 'TAKE_BONUS' | 'LAPSE';
  readonly lost_below: number;
}

/** Available credit, and credit in games or in transit to them; satang. */
interface Credit {
  available: number;
  readonly inGames: number;
}

/**
 * Processes expired requirements once each: one lapses, or the rest of its bonus is taken back. It stays open while
 * credit that could cover the bonus is in a game. The account is locked before the requirements, the order used
 * everywhere.
 */
export async function expire(trx: Transaction, member: MemberKey): Promise<void> {
  const { brandId, memberId, now } = member;
  await sql`SELECT ledger_lock_member(${brandId}, ${memberId}::uuid)`.execute(trx);
  const { rows } = await sql<Overdue>`
    SELECT t.id, t.given, t.at_expiry, t.lost_below FROM turnover_requirements t
    WHERE t.brand_id = ${brandId} AND t.member_id = ${memberId} AND ${isOverdue(now)}
    ORDER BY t.created_at, t.id FOR UPDATE`.execute(trx);
  if (rows.length === 0) return;
  const credit = await readCredit(trx, member);
  for (const one of rows) await expireOne(trx, member, one, credit);
}

async function expireOne(
  trx: Transaction,
  { brandId, memberId, now }: MemberKey,
  { id, given, at_expiry, lost_below }: Overdue,
  credit: Credit,
): Promise<void> {
  const taken = at_expiry === 'LAPSE' ? 0 : Math.min(given, credit.available);
  const isWaiting = at_expiry !== 'LAPSE' && taken < given && credit.inGames >= lost_below;
  const update = (set: Updateable<TurnoverRequirements>) =>
    trx
      .updateTable('turnover_requirements')
      .set(set)
      .where('brand_id', '=', brandId)
      .where('id', '=', id)
      .execute();
  if (isWaiting) {
    await update({ due_at: new Date(now.getTime() + RETRY_MS) });
    return;
  }
  const posted = taken > 0 ? await takeBonus(trx, { brandId, memberId, now }, id, taken) : undefined;
  credit.available -= taken;
  const transactionId = posted?.transactionId ?? null;
  await update({ status: 'EXPIRED', taken, transaction_id: transactionId, completed_at: now });
  await audit(trx, {
    brandId,
    actor: { kind: 'SYSTEM' },
    action: 'turnover.expire',
    subject: { type: 'TURNOVER', id },
    ...(posted && { transactionId: posted.transactionId }),
    detail: { memberId, taken: satangToBaht(taken) },
    now,
  });
}

/** Takes back `amount` satang of a bonus, once per requirement. */
function takeBonus(
  trx: Transaction,
  { brandId, memberId, now }: MemberKey,
  requirementId: string,
  amount: number,
): Promise<Posted> {
  return post(trx, {
    brandId,
    kind: 'BONUS_TAKEN',
    reference: { type: 'TURNOVER', id: requirementId },
    clientRef: `BONUS_TAKEN:${requirementId}`,
    now,
    entries: [
      { account: memberAccount(memberId), amount: -amount },
      { account: { kind: 'BONUS' }, amount },
    ],
  });
}

async function readCredit(trx: Transaction, { brandId, memberId }: MemberKey): Promise<Credit> {
  const { rows } = await sql<Credit>`
    SELECT coalesce(sum(balance) FILTER (WHERE kind = 'MEMBER'), 0)::bigint AS available,
           coalesce(sum(greatest(balance, 0)) FILTER (WHERE kind <> 'MEMBER'), 0)::bigint AS "inGames"
    FROM (
      SELECT kind, balance FROM ledger_accounts
      WHERE brand_id = ${brandId} AND owner_id = ${memberId} AND kind IN ('MEMBER', 'GAME_TRANSIT')
      UNION ALL
      SELECT a.kind, a.balance FROM game_wallets w JOIN ledger_accounts a
        ON a.brand_id = w.brand_id AND a.kind = 'GAME_WALLET' AND a.owner_id = w.id
      WHERE w.brand_id = ${brandId} AND w.member_id = ${memberId}
    ) c`.execute(trx);
  return rows[0] ?? { available: 0, inGames: 0 };
}

/** Maximum members per sweep. */
const AT_ONCE = 200;

interface SweptMember {
  readonly brand_id: string;
  readonly member_id: string;
}

/**
 * Ends expired requirements and those of members who have lost everything. Concurrent and repeated runs end each
 * only once; a failure does not delay the others.
 * @throws AggregateError of the failures, after all others are done.
 */
export async function sweepTurnover(deps: Pick<Deps, 'db' | 'clock' | 'ports'>): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const { rows: overdue } = await sql<SweptMember>`
    SELECT t.brand_id, t.member_id FROM turnover_requirements t
    WHERE t.status = 'OPEN' AND t.due_at <= ${now}
    GROUP BY t.brand_id, t.member_id ORDER BY min(t.due_at) LIMIT ${AT_ONCE}`.execute(db);
  const failures: unknown[] = [];
  for (const { brand_id: brandId, member_id: memberId } of overdue)
    await inTransaction(db, (trx) => expire(trx, { brandId, memberId, now })).catch((error: unknown) =>
      failures.push(error),
    );
  const { rows: lost } = await sql<SweptMember>`
    SELECT DISTINCT t.brand_id, t.member_id FROM turnover_requirements t
    WHERE t.status = 'OPEN' AND ${allCredit} < t.lost_below LIMIT ${AT_ONCE}`.execute(db);
  for (const { brand_id: brandId, member_id: memberId } of lost)
    await endLost(deps, { brandId, memberId }).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Turnover requirements could not be ended.');
}
