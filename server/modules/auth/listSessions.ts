import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { bangkokIso } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import type { MemberIdentity } from '#server/platform/http/handlers';
import { deviceName, networkOf } from './deviceName';

type Sessions = Calls['GET /api/auth/session/list']['data'];

/** Where the member is logged in, last used first, with the network instead of the address. */
export async function listSessions(
  db: Database,
  brand: Brand,
  member: MemberIdentity,
  now: Date,
): Promise<Sessions> {
  const idleSince = new Date(now.getTime() - brand.session.idleMinutes * MINUTE_MS);
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_used_at'])
    .where('brand_id', '=', brand.id)
    .where('member_id', '=', member.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idleSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  return rows.map((row) => ({
    uuid: row.id,
    device: deviceName(row.user_agent),
    ip: networkOf(row.ip),
    createdAt: bangkokIso(row.created_at),
    lastUsedAt: bangkokIso(row.last_used_at),
    current: row.id === member.sessionId,
  }));
}
