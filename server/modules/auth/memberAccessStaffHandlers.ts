import { byStaff } from '#server/platform/http/byStaff';
import type { Handlers } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { setMemberStatus } from './setMemberStatus';

/** Staff suspend a member, which ends the member's sessions, or restore one. */
export function memberAccessStaffHandlers({
  db,
}: Deps): Handlers<'POST /api/staff/user/{uuid}/suspend' | 'POST /api/staff/user/{uuid}/restore'> {
  return {
    'POST /api/staff/user/{uuid}/suspend': (context) =>
      setMemberStatus(db, {
        brandId: context.brand.id,
        memberId: context.params.uuid,
        to: 'SUSPENDED',
        reason: context.body.reason,
        by: byStaff(context),
      }),
    'POST /api/staff/user/{uuid}/restore': (context) =>
      setMemberStatus(db, {
        brandId: context.brand.id,
        memberId: context.params.uuid,
        to: 'ACTIVE',
        by: byStaff(context),
      }),
  };
}
