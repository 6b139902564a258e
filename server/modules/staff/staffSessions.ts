import type { Calls } from '#schemas/api/contract';
import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { createToken, hashToken } from '#server/platform/crypto/token';
import type { Device } from '#server/platform/http/device';
import { STAFF_ABSOLUTE_MS } from '#server/platform/http/sessions';
import { uuidv7 } from '#server/platform/id';

type Session = Calls['POST /api/staff/login']['data'];

/** Who logs in, from where, when. */
export interface LoginContext {
  /** The brand whose host was called; a staff session counts for every brand of its roles. */
  readonly brandId: string;
  readonly ip: string;
  readonly traceId: string;
  readonly userAgent: string | undefined;
  readonly now: Date;
}

interface ByProvider {
  readonly id: string;
  /** The provider answers for the second factor. */
  readonly hasFactor: boolean;
}

/**
 * Opens a session and returns its token, of which only the hash is stored.
 * @param provider the identity provider that they signed in with.
 */
export async function openStaffSession(
  trx: Transaction,
  staffId: string,
  device: Device,
  { brandId, ip, traceId, userAgent, now }: LoginContext,
  provider?: ByProvider,
): Promise<string> {
  const token = createToken();
  await trx
    .insertInto('staff_sessions')
    .values({
      id: uuidv7(),
      staff_id: staffId,
      token_hash: hashToken(token),
      device_hash: device.hash,
      user_agent: userAgent?.slice(0, 300) ?? null,
      ip,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + STAFF_ABSOLUTE_MS),
      factor_by_provider: provider?.hasFactor ?? false,
    })
    .execute();
  await audit(trx, {
    brandId,
    actor: { kind: 'STAFF', id: staffId },
    action: 'staff.login',
    subject: { type: 'STAFF', id: staffId },
    ...(provider && { detail: { provider: provider.id } }),
    ip,
    traceId,
    now,
  });
  return token;
}

/** What the client of a new session gets: the token, who they are, and their roles by brand; `*` means every brand. */
export async function sessionData(
  { db }: { readonly db: Database },
  { id, email }: { readonly id: string; readonly email: string },
  token: string,
  device: Device,
): Promise<Session> {
  const rows = await db
    .selectFrom('staff_roles')
    .select(['brand_id', 'role'])
    .where('staff_id', '=', id)
    .orderBy('brand_id')
    .limit(1_000)
    .execute();
  const roles = rows.map(({ brand_id, role }) => ({ brandId: brand_id, role }));
  return { token, staff: { uuid: id, email, roles }, device: device.token };
}
