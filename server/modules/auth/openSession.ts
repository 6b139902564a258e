import type { Brand } from '#schemas/brand/brand';
import type { Transaction } from '#server/platform/db/transaction';
import { memberSessionMs } from '#server/platform/http/sessions';
import { uuidv7 } from '#server/platform/id';
import { createToken, hashToken } from '#server/platform/crypto/token';
import type { Device } from '#server/platform/http/device';

/** Places where a member may be logged in at once; the oldest gives way. */
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
