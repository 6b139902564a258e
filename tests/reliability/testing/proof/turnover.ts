import { sql } from 'kysely';
import { inside } from '../members';
import type { Site } from '../site';
import type { Stage } from './messages';
import type { Step } from './step';

/**
 * The server reads the time of a request before it takes locks, so that a later request may end a requirement "before"
 * it.
 */
const SLACK_MS = 10_000;

/** Staff waive all open turnover of a member; a second person approves where one is not enough. */
export async function waive({ sender, work, player }: Step): Promise<string> {
  const query = { status: 'OPEN', username: player.username, limit: '20' } as const;
  const { data } = await sender.send('GET /api/staff/turnover', { token: work.staffToken, query });
  let outcome = 'NOTHING_OPEN';
  for (const { uuid } of data) {
    for (const token of [work.staffToken, work.secondToken]) {
      const message = { token, params: { uuid }, body: { reason: 'x' } };
      const reply = await sender.send('POST /api/staff/turnover/{uuid}/waive', message);
      outcome = reply.code ?? 'OK';
      // Rejected for the first person: two clients waive for one member, and the other one continues.
      if (reply.code !== undefined || reply.data.status === 'WAIVED') break;
    }
  }
  return outcome;
}

/**
 * A turnover rejection is expected only when the member had an open requirement during the call. @returns the code, or
 * a description of the violation.
 */
export async function checkTurnoverRefusal(step: Step, code: string, since: number): Promise<string> {
  if (code !== 'TURNOVER_NOT_REACHED') return code;
  const { sender, player } = step;
  const message = { token: player.token, query: { limit: '100' } };
  const { data } = await sender.send('GET /api/auth/turnover/history', message);
  const wasOpen = data.some(
    ({ completedAt }) => completedAt === null || Date.parse(completedAt) >= since - SLACK_MS,
  );
  return wasOpen ? code : `${code} without an open requirement`;
}

/**
 * Requirements still open although a withdrawal was paid after their credit, and requirements whose credit is missing
 * from the ledger, which this check would overlook.
 */
export function escapedTurnovers(site: Site, { players }: Pick<Stage, 'players'>): Promise<string[]> {
  const ids = players.map(({ id }) => id);
  return inside(site, async ({ db }) => {
    const { rows } = await sql<{ id: string; wrong: string | null }>`
      SELECT r.id, CASE WHEN gift.seq IS NULL THEN 'has no credit' ELSE 'was open when a withdrawal left' END AS wrong
      FROM turnover_requirements r
      JOIN ledger_accounts a ON a.brand_id = r.brand_id AND a.kind = 'MEMBER' AND a.owner_id = r.member_id
      LEFT JOIN LATERAL (
        SELECT max(e.seq) AS seq FROM ledger_transactions t
        JOIN ledger_entries e ON e.brand_id = t.brand_id AND e.transaction_id = t.id
        WHERE t.brand_id = r.brand_id AND t.reference_id = r.source_id AND e.account_id = a.id AND e.amount > 0) gift ON true
      WHERE r.member_id = ANY (${ids}::uuid[]) AND (gift.seq IS NULL OR r.status = 'OPEN' AND EXISTS (
        SELECT FROM ledger_entries e JOIN ledger_transactions t ON t.brand_id = e.brand_id AND t.id = e.transaction_id
        WHERE e.brand_id = a.brand_id AND e.account_id = a.id AND e.seq > gift.seq AND t.kind = 'WITHDRAW_HOLD'))`.execute(
      db,
    );
    return rows.map(({ id, wrong }) => `requirement ${id} ${wrong ?? ''}`);
  });
}
