import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { audit } from '#server/platform/audit/audit';
import type { TurnoverRequirements } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';
import { memberAccount, post } from '#server/modules/ledger/index';
import type { Posted } from '#server/modules/ledger/index';
import { satangToBaht } from '#core/money/money';
import { isOverdue } from './enforced';

/** Until an expiry is tried again that has to wait for credit to come back from a game, in ms. */
const RETRY_MS = 60_000;

interface Whose {
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

/** What the member may spend, and what is with games or on the way there. Satang. */
interface Credit {
  available: number;
  readonly inGames: number;
}

/**
 * Ends what has expired, each once: it lapses, or what is left of the bonus is taken back. While credit that could pay
 * for it is in a game, the requirement stands. The account is locked before the requirements, as by everything else.
 */
export async function expire(trx: Transaction, whose: Whose): Promise<void> {
  const { brandId, memberId, now } = whose;
  await sql`SELECT ledger_lock_member(${brandId}, ${memberId}::uuid)`.execute(trx);
  const { rows } = await sql<Overdue>`
    SELECT t.id, t.given, t.at_expiry, t.lost_below FROM turnover_requirements t
    WHERE t.brand_id = ${brandId} AND t.member_id = ${memberId} AND ${isOverdue(now)}
    ORDER BY t.created_at, t.id FOR UPDATE`.execute(trx);
  if (rows.length === 0) return;
  const credit = await readCredit(trx, whose);
  for (const one of rows) await expireOne(trx, whose, one, credit);
}

async function expireOne(
  trx: Transaction,
  { brandId, memberId, now }: Whose,
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

/** Takes back `amount` satang of a bonus, once for each requirement. */
function takeBonus(
  trx: Transaction,
  { brandId, memberId, now }: Whose,
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

async function readCredit(trx: Transaction, { brandId, memberId }: Whose): Promise<Credit> {
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
