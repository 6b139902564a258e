import { sql, type RawBuilder } from 'kysely';
import { audit, type AuditLine } from '#server/platform/audit/audit';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { withTimeout } from '#server/providers/ports/gameProvider';

interface MemberKey {
  readonly brandId: string;
  readonly memberId: string;
}

/** SQL expression: all satang of member `t.member_id` of `t.brand_id`: available, held and in games. */
export const allCredit: RawBuilder<number> = sql<number>`(
  SELECT coalesce(sum(greatest(a.balance, 0)), 0)::bigint FROM ledger_accounts a
  WHERE a.brand_id = t.brand_id AND (
    a.kind IN ('MEMBER', 'MEMBER_HELD', 'GAME_TRANSIT') AND a.owner_id = t.member_id
    OR a.kind = 'GAME_WALLET' AND a.owner_id IN (
      SELECT w.id FROM game_wallets w WHERE w.brand_id = t.brand_id AND w.member_id = t.member_id)))`;

/**
 * Ends the requirements of a member who has lost everything, since nothing is left to withdraw. The ledger may lag
 * behind a win, so the game providers' balances are fetched too, outside of the transaction.
 * @returns whether any requirement ended.
 * @throws Error when a provider does not respond; the requirements stay open until the next sweep.
 */
export async function endLost(
  { db, clock, ports }: Pick<Deps, 'db' | 'clock' | 'ports'>,
  { brandId, memberId }: MemberKey,
): Promise<boolean> {
  const { rows: wallets } = await sql<{ provider: string }>`
    SELECT provider FROM game_wallets WHERE brand_id = ${brandId} AND member_id = ${memberId}`.execute(db);
  const balances = await Promise.all(
    wallets.map(({ provider }) => {
      const house = ports.games.find(({ id }) => id === provider);
      // The balance at a disconnected provider is unknown.
      return house ? withTimeout(house.balance({ brandId, memberId })) : Promise.resolve(Infinity);
    }),
  );
  const inGames = balances.reduce((sum, balance) => sum + Math.max(0, balance), 0);
  if (inGames === Infinity) return false;
  return inTransaction(db, (trx) => end(trx, { brandId, memberId, inGames, now: clock.now() }));
}

/** Locks the rows before reading the credit, so that a concurrent gift keeps its requirement open. */
async function end(
  trx: Transaction,
  { brandId, memberId, inGames, now }: MemberKey & { readonly inGames: number; readonly now: Date },
): Promise<boolean> {
  const { rows: locked } = await sql<{ id: string }>`
    SELECT id FROM turnover_requirements
    WHERE brand_id = ${brandId} AND member_id = ${memberId} AND status = 'OPEN' AND lost_below > ${inGames}
    ORDER BY created_at, id FOR UPDATE`.execute(trx);
  if (locked.length === 0) return false;
  const { rows: ended } = await sql<{ id: string }>`
    UPDATE turnover_requirements t SET status = 'LOST', completed_at = ${now}
    WHERE t.brand_id = ${brandId} AND t.id = ANY (${locked.map(({ id }) => id)}::uuid[]) AND ${allCredit} < t.lost_below
    RETURNING t.id`.execute(trx);
  const [first, ...more] = ended.map(
    ({ id }): AuditLine => ({
      brandId,
      actor: { kind: 'SYSTEM' },
      action: 'turnover.lost',
      subject: { type: 'TURNOVER', id },
      detail: { memberId },
      now,
    }),
  );
  if (first) await audit(trx, first, ...more);
  return first !== undefined;
}
