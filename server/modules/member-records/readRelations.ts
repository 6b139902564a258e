import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';
import { deviceName, networkOf } from '#server/modules/auth/index';
import type { Database } from '#server/platform/db/connect';
import type { MemberKey } from './readFigures';

type MemberRecord = Calls['GET /api/staff/brand/{brandId}/member/{uuid}']['data'];
type Referral = MemberRecord['referral'];
type OpenRequest = MemberRecord['requests'][number];

const SHOWN = { sessions: 20, friends: 10, requests: 50 };

/** The latest log-ins, newest first, each with the network instead of the address. */
export async function readSessions(
  db: Database,
  { brandId, memberId }: MemberKey,
  brand: Brand,
  now: Date,
): Promise<MemberRecord['sessions']> {
  const idleSince = new Date(now.getTime() - brand.session.idleMinutes * MINUTE_MS);
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN.sessions)
    .execute();
  return rows.map((row) => ({
    uuid: row.id,
    device: deviceName(row.user_agent),
    network: networkOf(row.ip),
    createdAt: bangkokIso(row.created_at),
    lastUsedAt: bangkokIso(row.last_used_at),
    active: row.revoked_at === null && row.expires_at > now && row.last_used_at > idleSince,
  }));
}

/** Who invited the member, and whom the member invited, newest first. */
export async function readReferral(
  db: Database,
  { brandId, memberId }: MemberKey,
  { aff_code, inviter_id }: { readonly aff_code: string; readonly inviter_id: string | null },
): Promise<Referral> {
  const people = db
    .selectFrom('members')
    .select(['id', 'username', 'name', 'created_at'])
    .where('brand_id', '=', brandId);
  const [inviter, friends, latest] = await Promise.all([
    inviter_id === null ? undefined : people.where('id', '=', inviter_id).executeTakeFirstOrThrow(),
    db
      .selectFrom('members')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('brand_id', '=', brandId)
      .where('inviter_id', '=', memberId)
      .executeTakeFirstOrThrow(),
    people
      .where('inviter_id', '=', memberId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN.friends)
      .execute(),
  ]);
  return {
    code: aff_code,
    inviter: inviter ? presentFriend(inviter) : null,
    friends: friends.count,
    latest: latest.map(presentFriend),
  };
}

function presentFriend(row: {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly created_at: Date;
}): Referral['latest'][number] {
  return { uuid: row.id, username: row.username, name: row.name, createdAt: bangkokIso(row.created_at) };
}

interface RequestRow {
  readonly kind: OpenRequest['kind'];
  readonly id: string;
  readonly amount: number | null;
  readonly status: string;
  readonly created_at: Date;
}

/** Requests that are not final or still hold money, newest first. One query. */
export async function readRequests(
  db: Database,
  { brandId, memberId }: MemberKey,
  now: Date,
): Promise<MemberRecord['requests']> {
  const own = sql`brand_id = ${brandId} AND member_id = ${memberId}`;
  const { rows } = await sql<RequestRow>`
    SELECT * FROM (
      SELECT 'deposit' AS kind, id, pay_amount AS amount, status, created_at FROM deposit_requests
      WHERE ${own} AND status IN ('PENDING', 'TRANSFERRED') AND (status = 'TRANSFERRED' OR expires_at > ${now})
      UNION ALL
      SELECT 'slip', id, coalesce(amount, requested_amount), status, created_at FROM slips
      WHERE ${own} AND status IN ('VERIFYING', 'VERIFIED', 'PENDING_REVIEW')
      UNION ALL
      SELECT 'withdrawal', id, amount, status, created_at FROM withdrawals
      WHERE ${own} AND status IN ('PENDING', 'PROCESSING', 'FAILED', 'REJECTED')
      UNION ALL
      SELECT 'adjustment', id, amount, status, created_at FROM adjustments WHERE ${own} AND status = 'PENDING'
      UNION ALL
      SELECT 'reward', id, NULL, status, created_at FROM reward_requests
      WHERE ${own} AND status IN ('PENDING', 'APPROVED', 'SHIPPED')
      UNION ALL
      SELECT 'prize', id, NULL, status, created_at FROM game_reward_requests WHERE ${own} AND status = 'PENDING'
      UNION ALL
      SELECT 'game-transfer', id, amount, status, created_at FROM game_transfers
      WHERE ${own} AND status = 'PENDING'
    ) AS r ORDER BY created_at DESC, id DESC LIMIT ${SHOWN.requests}`.execute(db);
  return rows.map(({ kind, id, amount, status, created_at }) => ({
    kind,
    uuid: id,
    amount: amount === null ? null : satangToBaht(amount),
    status,
    createdAt: bangkokIso(created_at),
  }));
}
