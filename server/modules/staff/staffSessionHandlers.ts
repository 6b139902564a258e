import { audit } from '#server/platform/audit/audit';
import { staffOrigin, type Context, type Handlers } from '#server/platform/http/handlers';
import type { staffSignIn } from '#schemas/api/staffSignIn';
import type { Deps } from '#server/providers/deps';
import { acceptsPasswords, loginStaff } from './loginStaff';
import { beginSignIn, confirmSignIn, finishSignIn } from './signIn';

type SessionCall = 'POST /api/staff/login' | 'POST /api/staff/logout' | keyof typeof staffSignIn;

/** Log-in and log-out of staff. */
export function staffSessionHandlers(deps: Deps): Handlers<SessionCall> {
  return {
    'POST /api/staff/login': (context) => loginStaff(deps, loginOf(context), context.body),
    'GET /api/staff/sign-in': async () => ({
      localAccounts: await acceptsPasswords(deps),
      providers: (await deps.ports.staffLogin.connected()).map(({ id, name }) => ({ id, name })),
    }),
    'POST /api/staff/sign-in/{providerId}': (context) => beginSignIn(deps, loginOf(context), context.params),
    'POST /api/staff/sign-in/{providerId}/finish': (context) =>
      finishSignIn(deps, loginOf(context), context.params, context.body),
    'POST /api/staff/sign-in/{providerId}/second-factor': (context) =>
      confirmSignIn(deps, loginOf(context), context.params, context.body),
    'POST /api/staff/logout': async (context) => {
      const { brand, staff, now } = context;
      await deps.db
        .updateTable('staff_sessions')
        .set({ revoked_at: now })
        .where('id', '=', staff.sessionId)
        .execute();
      await audit(deps.db, {
        ...staffOrigin(context),
        brandId: brand.id,
        action: 'staff.logout',
        subject: { type: 'STAFF', id: staff.id },
      });
      return null;
    },
  };
}

type Login = Pick<Context<'POST /api/staff/login'>, 'brand' | 'ip' | 'traceId' | 'now' | 'request'>;

function loginOf({ brand, ip, traceId, now, request }: Login) {
  return { brandId: brand.id, ip, traceId, now, userAgent: request.headers['user-agent'], log: request.log };
}
