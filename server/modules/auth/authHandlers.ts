import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { presentedToken } from '#server/platform/http/authorize';
import { requireSelf, type Handlers } from '#server/platform/http/handlers';
import { forgetDevices } from '#server/platform/http/device';
import { changePassword, requirePassword } from './memberPassword';
import { endSessions, listSessions } from './memberSessions';
import { login } from './login';
import { resetPassword, sendPasswordCode } from './resetPassword';

type AuthCall =
  | 'POST /api/auth/login'
  | 'POST /api/user/password/code'
  | 'POST /api/user/password/reset'
  | 'POST /api/auth/logout'
  | 'GET /api/auth/session/list'
  | 'POST /api/auth/session/end'
  | 'POST /api/auth/session/end-others'
  | 'POST /api/auth/user/change-password/{uuid}';

/** Opening, listing and ending sessions. */
export function authHandlers(deps: Deps): Handlers<AuthCall> {
  const { db } = deps;
  return {
    'POST /api/auth/login': async ({ brand, body, request, ip, now }) => {
      const opened = await login(
        deps,
        { brand, ip, now, userAgent: request.headers['user-agent'], oldToken: presentedToken(request) },
        body,
      );
      request.log.info({ event: 'authentication.passed', brand: brand.id, member: opened.user.uuid, ip });
      return opened;
    },

    'POST /api/user/password/code': ({ brand, body, ip, now, traceId, request }) =>
      sendPasswordCode(deps, { brand, ip, now, traceId }, body, (error) => {
        request.log.error({ err: error, brand: brand.id }, 'code not sent');
      }),

    'POST /api/user/password/reset': async ({ brand, body, ip, now, traceId }) => {
      await resetPassword(deps, { brand, ip, now, traceId }, body);
      return null;
    },

    'POST /api/auth/logout': async ({ brand, member, now }) => {
      await endSessions(db, { brandId: brand.id, memberId: member.id, now, only: member.sessionId });
      return null;
    },

    'POST /api/auth/user/change-password/{uuid}': async (context) => {
      const { brand, member, params, body, now, ip, traceId } = context;
      requireSelf(member, params);
      await changePassword(deps, { brand, member, now, ip, traceId }, body);
      return null;
    },
    'GET /api/auth/session/list': ({ brand, member, now }) => listSessions(db, brand, member, now),

    'POST /api/auth/session/end': async ({ brand, member, body, now }) => {
      await requirePassword(deps, proofOf(brand.id, member, body.password, now));
      const of = { brandId: brand.id, memberId: member.id };
      const ended = await endSessions(db, { ...of, now, only: body.uuid });
      if (ended === 0) throw fail('NOT_FOUND');
      if (body.uuid !== member.sessionId)
        await forgetDevices(db, { ...of, only: body.uuid, except: member.sessionId });
      return null;
    },

    'POST /api/auth/session/end-others': async ({ brand, member, body, now }) => {
      await requirePassword(deps, proofOf(brand.id, member, body.password, now));
      const others = { brandId: brand.id, memberId: member.id, except: member.sessionId };
      await endSessions(db, { ...others, now });
      await forgetDevices(db, others);
      return null;
    },
  };
}

function proofOf(
  brandId: string,
  member: Parameters<typeof requirePassword>[1]['member'],
  password: string,
  now: Date,
) {
  return { brandId, member, password, now, code: 'PASSWORD_WRONG', field: 'password' } as const;
}
