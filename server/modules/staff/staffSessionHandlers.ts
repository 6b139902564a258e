import { audit } from '#server/platform/audit/audit';
import { staffOrigin, type Handlers } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { loginStaff } from './loginStaff';

/** Log-in and log-out of staff. */
export function staffSessionHandlers(
  deps: Deps,
): Handlers<'POST /api/staff/login' | 'POST /api/staff/logout'> {
  return {
    'POST /api/staff/login': ({ brand, body, request, ip, traceId, now }) =>
      loginStaff(
        deps,
        { brandId: brand.id, ip, traceId, now, userAgent: request.headers['user-agent'] },
        body,
      ),
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
