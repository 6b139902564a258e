import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { bangkokIso } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import type { MemberIdentity } from '#server/platform/http/handlers';
import { deviceName, networkOf } from './deviceName';
import type { Transaction } from '#server/platform/db/transaction';
import { hashToken, createToken } from '#server/platform/crypto/token';
import { memberSessionMs } from '#server/platform/http/sessions';
import { uuidv7 } from '#server/platform/id';
import type { Device } from '#server/platform/http/device';

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

interface Ending {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
  /** End this one only. */
  readonly only?: string;
  /** End all but this one. */
  readonly except?: string;
}

/** Ends sessions on every server at once, since each call reads them here. Returns how many ended. */
export async function endSessions(db: Database | Transaction, ending: Ending): Promise<number> {
  const { brandId, memberId, now, only, except } = ending;
  let query = db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null);
  if (only !== undefined) query = query.where('id', '=', only);
  if (except !== undefined) query = query.where('id', '!=', except);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends the session of a token. Holding the token is the only requirement. */
export async function endSessionOf(
  db: Database | Transaction,
  brandId: string,
  token: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('brand_id', '=', brandId)
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .execute();
}

/** Maximum concurrent sessions of a member; the oldest is ended. */
const MAX_SESSIONS = 5;

export interface SessionOpening {
  readonly brand: Brand;
  readonly memberId: string;
  readonly userAgent: string | undefined;
  readonly ip: string;
  readonly device: Device;
  readonly now: Date;
}

export interface OpenedSession {
  readonly sessionId: string;
  readonly token: string;
}

/**
 * Opens a session and stores the hash of its token. Two queries. Two concurrent openings of one member
 * must wait for the same lock before this call, or each leaves five sessions: log-in updates the member first.
 */
export async function openSession(trx: Transaction, opening: SessionOpening): Promise<OpenedSession> {
  const { brand, memberId, userAgent, ip, device, now } = opening;
  const token = createToken();
  const sessionId = uuidv7();
  await trx
    .insertInto('sessions')
    .values({
      brand_id: brand.id,
      id: sessionId,
      member_id: memberId,
      token_hash: hashToken(token),
      device_hash: device.hash,
      user_agent: userAgent?.slice(0, 300) ?? null,
      ip,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + memberSessionMs(brand)),
    })
    .execute();
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('brand_id', '=', brand.id)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('id', 'not in', (among) =>
      among
        .selectFrom('sessions')
        .select('id')
        .where('brand_id', '=', brand.id)
        .where('member_id', '=', memberId)
        .where('revoked_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_SESSIONS),
    )
    .execute();
  return { sessionId, token };
}
