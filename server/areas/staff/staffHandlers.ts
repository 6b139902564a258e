import { audit } from '#server/audit';
import type { Deps } from '#server/deps';
import { byStaff } from '#server/http/byStaff';
import type { Handlers } from '#server/http/handlers';
import { adjustmentDesk } from './adjustmentDesk';
import { bankTransferHandlers } from './bankTransferHandlers';
import { levelGrantHandlers } from './levelGrantHandlers';
import { booksDesk } from './booksDesk';
import { depositDesk } from './depositDesk';
import { gameDesk } from './gameDesk';
import { loginStaff } from './loginStaff';
import { prizeDesk } from './prizeDesk';
import { readMember } from './readMember';
import { redemptionDesk } from './redemptionDesk';
import { setMemberStatus } from './setMemberStatus';
import { turnoverStaffHandlers } from './turnoverStaffHandlers';
import { withdrawDesk } from './withdrawDesk';

type RunningCall =
  | 'POST /api/staff/login'
  | 'POST /api/staff/logout'
  | 'GET /api/staff/user/{username}'
  | 'POST /api/staff/user/{uuid}/suspend'
  | 'POST /api/staff/user/{uuid}/restore';

/** Everything that staff do: sessions, money, members (ROL-04). */
export function staffHandlers(deps: Deps) {
  return {
    ...runningHandlers(deps),
    ...depositDesk(deps),
    ...withdrawDesk(deps),
    ...gameDesk(deps),
    ...prizeDesk(deps),
    ...redemptionDesk(deps),
    ...adjustmentDesk(deps),
    ...bankTransferHandlers(deps),
    ...levelGrantHandlers(deps),
    ...turnoverStaffHandlers(deps),
    ...booksDesk(deps),
  };
}

function runningHandlers(deps: Deps): Handlers<RunningCall> {
  const { db } = deps;
  return {
    'POST /api/staff/login': ({ brand, body, request, ip, traceId, now }) =>
      loginStaff(
        deps,
        { brandId: brand.id, ip, traceId, now, userAgent: request.headers['user-agent'] },
        body,
      ),
    'POST /api/staff/logout': async (context) => {
      const { brand, staff, now } = context;
      await db
        .updateTable('staff_sessions')
        .set({ revoked_at: now })
        .where('id', '=', staff.sessionId)
        .execute();
      await audit(db, {
        ...byStaff(context),
        brandId: brand.id,
        action: 'staff.logout',
        subject: { type: 'STAFF', id: staff.id },
      });
      return null;
    },
    'GET /api/staff/user/{username}': ({ brand, params }) => readMember(db, brand.id, params.username),
    'POST /api/staff/user/{uuid}/suspend': (context) => {
      const { brand, params, body } = context;
      const change = {
        brandId: brand.id,
        memberId: params.uuid,
        to: 'SUSPENDED',
        reason: body.reason,
      } as const;
      return setMemberStatus(db, { ...change, by: byStaff(context) });
    },
    'POST /api/staff/user/{uuid}/restore': (context) => {
      const { brand, params } = context;
      return setMemberStatus(db, {
        brandId: brand.id,
        memberId: params.uuid,
        to: 'ACTIVE',
        by: byStaff(context),
      });
    },
  };
}
