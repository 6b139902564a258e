import { audit } from '#server/platform/audit/audit';
import type { Deps } from '#server/modules/deps';
import { byStaff } from '#server/platform/http/byStaff';
import type { Handlers } from '#server/platform/http/handlers';
import { adjustmentStaffHandlers } from '#server/modules/adjustments/adjustmentStaffHandlers';
import { bankTransferHandlers } from '#server/modules/deposits/bankTransferHandlers';
import { levelGrantHandlers } from '#server/modules/members/levelGrantHandlers';
import { reconciliationStaffHandlers } from '#server/modules/reconciliation/reconciliationStaffHandlers';
import { depositStaffHandlers } from '#server/modules/deposits/depositStaffHandlers';
import { gameStaffHandlers } from '#server/modules/games/gameStaffHandlers';
import { loginStaff } from './loginStaff';
import { prizeStaffHandlers } from '#server/modules/prizes/prizeStaffHandlers';
import { readMember } from '#server/modules/members/readMember';
import { rewardStaffHandlers } from '#server/modules/rewards/rewardStaffHandlers';
import { setMemberStatus } from '#server/modules/auth/setMemberStatus';
import { turnoverStaffHandlers } from '#server/modules/turnover/turnoverStaffHandlers';
import { withdrawalStaffHandlers } from '#server/modules/withdrawals/withdrawalStaffHandlers';

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
    ...depositStaffHandlers(deps),
    ...withdrawalStaffHandlers(deps),
    ...gameStaffHandlers(deps),
    ...prizeStaffHandlers(deps),
    ...rewardStaffHandlers(deps),
    ...adjustmentStaffHandlers(deps),
    ...bankTransferHandlers(deps),
    ...levelGrantHandlers(deps),
    ...turnoverStaffHandlers(deps),
    ...reconciliationStaffHandlers(deps),
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
