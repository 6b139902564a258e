import type { FastifyRequest } from 'fastify';
import type { CallSpec } from '#schemas/api/callSpec';
import type { CallKey } from '#schemas/api/contract';
import { rolesAllow } from '#schemas/api/staffPermissions';
import type { Brand } from '#schemas/brand/brand';
import { isToken } from '#server/platform/crypto/token';
import type { PlatformDeps } from './platformDeps';
import { AppError, fail } from '#server/platform/appError';
import type { MemberIdentity, StaffIdentity } from './handlers';
import type { PlayBounds } from './playGuard';
import type { Closing } from './requireOpen';
import { findMember, findStaff } from './sessions';

export interface Identity {
  readonly member?: MemberIdentity;
  readonly staff?: StaffIdentity;
  /** Set while the site is closed to members. */
  readonly closing?: Closing | undefined;
  /** Whether withdrawals are frozen at the member's site. */
  readonly frozen?: boolean;
  readonly bounds?: PlayBounds;
}

/**
 * Authorizes a call by its `access` and `permission`. Staff roles apply to the brand in the path, otherwise to the
 * brand of the host. Rejections are logged with actor, call and time.
 * @throws AppError SESSION_EXPIRED, USER_SUSPENDED, SECOND_FACTOR_NEEDED, FORBIDDEN, or NOT_FOUND for a brand
 *   without a role.
 */
export async function authorize(
  deps: PlatformDeps,
  key: CallKey,
  spec: CallSpec,
  request: FastifyRequest,
  brand: Brand,
  now: Date,
): Promise<Identity> {
  if (spec.access === 'public') return {};
  try {
    const token = presentedToken(request);
    if (token === undefined) throw fail('SESSION_EXPIRED');
    if (spec.access === 'member')
      return await findMember(deps, brand, token, now, !isPolling(key), spec.play);
    const named = namedBrand(request);
    const staff = await findStaff(deps, spec.anyBrand ? 'any' : { brandId: named ?? brand.id }, token, now);
    if (isSecondFactorRequired(deps.config, staff) && !staff.secondFactor && !spec.beforeSecondFactor)
      throw fail('SECOND_FACTOR_NEEDED');
    // Hides the existence of brands at which the actor has no role.
    if (named !== undefined && staff.roles.length === 0) throw fail('NOT_FOUND');
    if (spec.permission === undefined || !rolesAllow(staff.roles, spec.permission)) {
      request.log.warn({
        event: 'authorization.refused',
        call: key,
        brand: named ?? brand.id,
        staff: staff.id,
      });
      throw fail('FORBIDDEN');
    }
    return { staff };
  } catch (error) {
    if (error instanceof AppError && error.code !== 'FORBIDDEN') {
      request.log.warn({
        event: 'authorization.refused',
        call: key,
        brand: brand.id,
        code: error.code,
        ip: request.ip,
      });
    }
    throw error;
  }
}

/**
 * Staff need a second factor at a real site, unless their identity provider answers for it; a demonstration or
 * development server works without.
 */
export function isSecondFactorRequired(
  { production }: PlatformDeps['config'],
  { factorByProvider }: Pick<StaffIdentity, 'factorByProvider'>,
): boolean {
  return production && !factorByProvider;
}

/** @returns the token of `Authorization: Bearer <token>`, and never one from a query, cookie or other header. */
export function presentedToken(request: FastifyRequest): string | undefined {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return isToken(token) ? token : undefined;
}

/** @returns the brand id in the path of a staff call; it is checked only after authentication. */
export function namedBrand(request: FastifyRequest): string | undefined {
  const { brandId } = request.params as { readonly brandId?: string };
  return brandId;
}

/** Calls that an open page sends automatically. They do not extend a session, because they do not prove presence. */
const POLLING: ReadonlySet<CallKey> = new Set<CallKey>([
  'POST /api/auth/user/getCredit/{username}',
  'GET /api/auth/user/level/{uuid}',
  'GET /api/auth/configuration/list',
  'GET /api/auth/announcement',
  'GET /api/auth/responsible-play',
  'GET /api/auth/deposit-request/my',
  'GET /api/auth/deposit-request/my/{uuid}',
  'GET /api/auth/slip/my/request',
  'GET /api/auth/slip/my/request/{uuid}',
  'GET /api/auth/withdraw/withdraw-request/{uuid}',
  'GET /api/auth/withdraw/my/{uuid}',
]);

export function isPolling(key: CallKey): boolean {
  return POLLING.has(key);
}
