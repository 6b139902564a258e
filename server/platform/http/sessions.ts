import { sql } from 'kysely';
import type { Brand } from '#schemas/brand/brand';
import { hashToken } from '#server/platform/crypto/token';
import type { PlatformDeps } from './platformDeps';
import { fail } from '#server/platform/appError';
import type { MemberIdentity, StaffIdentity } from './handlers';
import type { PlayBounds } from './playGuard';
import type { RawBuilder } from 'kysely';
import type { PlayKind } from '#schemas/api/callSpec';
import type { StaffRole } from '#schemas/api/staffPermissions';
import { HOUR_MS, MINUTE_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import type { Closing } from './requireOpen';

/** Timeouts of staff sessions, the same for all brands. */
export const STAFF_IDLE_MS = 15 * MINUTE_MS;
export const STAFF_ABSOLUTE_MS = 8 * HOUR_MS;

/** Maximum lifetime of a member's session at this brand. */
export function memberSessionMs(brand: Brand): number {
  return brand.session.absoluteHours * HOUR_MS;
}

interface SessionTimes {
  readonly last_used_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
}

interface MemberSession extends SessionTimes, Omit<MemberIdentity, 'sessionId'>, PlayBounds {
  readonly session_id: string;
  readonly status: string;
  readonly website_status: 'ACTIVE' | 'MA' | null;
  readonly reopens_at: Date | null;
  readonly withdrawals_frozen_at: Date | null;
}

/** The calling member and the site's state, read together so that every process sees a change immediately. */
export interface FoundMember {
  readonly member: MemberIdentity;
  readonly closing: Closing | undefined;
  /** Whether withdrawals are frozen. */
  readonly frozen: boolean;
  /** Only for play calls. */
  readonly bounds: PlayBounds;
}

/** At most one session with this token. */
async function readMember(
  db: Database,
  brandId: string,
  hash: Buffer,
  playColumns: RawBuilder<unknown>,
): Promise<MemberSession | undefined> {
  const { rows } = await sql<MemberSession>`
    SELECT s.id AS session_id, s.last_used_at, s.expires_at, s.revoked_at,
           m.id, m.username, m.name, m.level, m.status,
           o.website_status, o.end_at AS reopens_at, o.withdrawals_frozen_at,
           coalesce((SELECT balance FROM ledger_accounts
                     WHERE brand_id = s.brand_id AND kind = 'MEMBER' AND owner_id = s.member_id), 0) AS available
           ${playColumns}
    FROM sessions s
    JOIN members m ON m.brand_id = s.brand_id AND m.id = s.member_id
    LEFT JOIN operations o ON o.brand_id = s.brand_id
    WHERE s.brand_id = ${brandId} AND s.token_hash = ${hash}`.execute(db);
  return rows[0];
}

/**
 * The member of a token with their available credit, in one query. A token of another brand is unknown here.
 * @param extend whether this call proves presence; polling does not.
 * @throws AppError SESSION_EXPIRED or USER_SUSPENDED.
 */
export async function findMember(
  { db, playGuard }: PlatformDeps,
  brand: Brand,
  token: string,
  now: Date,
  extend: boolean,
  play?: PlayKind,
): Promise<FoundMember> {
  const found = await readMember(db, brand.id, hashToken(token), playGuard.columns(play, now));
  if (!found) throw fail('SESSION_EXPIRED');
  if (found.status === 'SUSPENDED') throw fail('USER_SUSPENDED');
  if (isOver(found, now, brand.session.idleMinutes * MINUTE_MS)) throw fail('SESSION_EXPIRED');
  if (extend && isStale(found, now)) {
    await db
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where('brand_id', '=', brand.id)
      .where('id', '=', found.session_id)
      .where('last_used_at', '<', now)
      .execute();
  }
  const { id, username, name, level, available, session_id: sessionId } = found;
  return {
    member: { id, username, name, level, available, sessionId },
    closing: found.website_status === 'MA' ? { endAt: found.reopens_at } : undefined,
    frozen: found.withdrawals_frozen_at !== null,
    bounds: found,
  };
}

interface StaffSession extends SessionTimes {
  readonly session_id: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly status: string;
  readonly totp_confirmed_at: Date | null;
  readonly factor_by_provider: boolean;
  readonly has_password: boolean;
  readonly created_at: Date;
  readonly role: StaffRole | null;
  readonly brand_id: string | null;
}

/** One row per applicable role, or a single row without a role. */
async function readStaff(db: Database, hash: Buffer, brandId: string | null): Promise<StaffSession[]> {
  const { rows } = await sql<StaffSession>`
    SELECT s.id AS session_id, s.last_used_at, s.expires_at, s.revoked_at,
           s.created_at, s.factor_by_provider, m.password_hash IS NOT NULL AS has_password,
           m.id, m.email, m.name, m.status, m.totp_confirmed_at, r.role, r.brand_id
    FROM staff_sessions s
    JOIN staff m ON m.id = s.staff_id
    LEFT JOIN staff_roles r ON r.staff_id = m.id AND (${brandId}::text IS NULL OR r.brand_id IN ('*', ${brandId}))
    WHERE s.token_hash = ${hash}`.execute(db);
  return rows;
}

/**
 * The staff member of a token, in one query.
 * @param at the brand whose roles apply; `any` for all roles.
 * @throws AppError SESSION_EXPIRED.
 */
export async function findStaff(
  { db }: PlatformDeps,
  at: 'any' | { readonly brandId: string },
  token: string,
  now: Date,
): Promise<StaffIdentity> {
  const rows = await readStaff(db, hashToken(token), at === 'any' ? null : at.brandId);
  const [found] = rows;
  if (!found || found.status !== 'ACTIVE' || isOver(found, now, STAFF_IDLE_MS)) throw fail('SESSION_EXPIRED');
  if (isStale(found, now)) {
    await db
      .updateTable('staff_sessions')
      .set({ last_used_at: now })
      .where('id', '=', found.session_id)
      .execute();
  }
  const held = rows.flatMap(({ role, brand_id }) => (role && brand_id ? [{ brandId: brand_id, role }] : []));
  const { id, email, name } = found;
  return {
    ...{ id, email, name, held },
    roles: held.map(({ role }) => role),
    secondFactor: found.totp_confirmed_at !== null,
    factorByProvider: found.factor_by_provider,
    password: found.has_password,
    loggedInAt: found.created_at,
    sessionId: found.session_id,
  };
}

/** @returns those of the sessions that a call could still use. One query. */
export async function findOpenStaffSessions(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('staff_sessions as s')
    .innerJoin('staff as m', 'm.id', 's.staff_id')
    .select(['s.id', 's.last_used_at', 's.expires_at', 's.revoked_at'])
    .where('s.id', 'in', ids)
    .where('m.status', '=', 'ACTIVE')
    .execute();
  return new Set(rows.filter((row) => !isOver(row, now, STAFF_IDLE_MS)).map(({ id }) => id));
}

function isOver({ last_used_at, expires_at, revoked_at }: SessionTimes, now: Date, idleMs: number): boolean {
  return revoked_at !== null || now >= expires_at || now.getTime() - last_used_at.getTime() >= idleMs;
}

/** Updated at most once a minute: a write for every read would double the load of the database. */
function isStale({ last_used_at }: SessionTimes, now: Date): boolean {
  return now.getTime() - last_used_at.getTime() >= MINUTE_MS;
}
