import type { staffAccess } from '#schemas/api/staffAccess';
import type { Deps } from '#server/providers/deps';
import { isSecondFactorRequired } from '#server/platform/http/authorize';
import type { Handlers } from '#server/platform/http/handlers';
import { acceptInvitation, invite } from './invitations';
import { scopeOf } from './adminScope';
import { changeStaffPassword } from './staffPassword';
import { resetByStaff, redeemReset } from './resets';
import { sendLink, studioOrigin } from './linkEmail';
import { findPeople, staffEmail } from './personRepository';
import { beginSecondFactor, confirmSecondFactor } from './secondFactor';
import { setRole, setStatus } from './changeStaff';

type StaffAccessCall = keyof typeof staffAccess;

/** Who the staff are, what they may do where, and how they prove it. */
export function staffAccessHandlers(deps: Deps): Handlers<StaffAccessCall> {
  return {
    'GET /api/staff/me': ({ staff }) => ({
      staff: { uuid: staff.id, email: staff.email, roles: [...staff.held] },
      name: staff.name,
      localAccount: staff.password,
      secondFactor: staff.secondFactor,
      secondFactorRequired: isSecondFactorRequired(deps.config, staff),
      studio: studioOrigin(deps.config),
    }),
    'POST /api/staff/accept': async ({ ip, traceId, now, body }) => {
      await acceptInvitation(deps, { ip, traceId, now }, body);
      return null;
    },
    'POST /api/staff/invitation': async (context) => {
      const made = await invite(deps, context, context.body);
      const { email, brandId } = context.body;
      sendLink(deps, context.request.log, {
        kind: 'accept',
        email: staffEmail(email),
        brandId,
        code: made.code,
      });
      return made;
    },
    'GET /api/staff/person': ({ staff }) => findPeople(deps.db, scopeOf(staff)),
    'POST /api/staff/person/{uuid}/role': (context) =>
      setRole(deps, context, context.params.uuid, context.body),
    'POST /api/staff/person/{uuid}/status': (context) =>
      setStatus(deps, context, context.params.uuid, context.body.status),
    'POST /api/staff/person/{uuid}/reset': async (context) => {
      const { link, ...made } = await resetByStaff(deps, context, context.params.uuid);
      sendLink(deps, context.request.log, { kind: 'reset', ...link, code: made.code });
      return made;
    },
    'POST /api/staff/reset': async ({ ip, traceId, now, body }) => {
      await redeemReset(deps, { ip, traceId, now }, body);
      return null;
    },
    'POST /api/staff/password': async (context) => {
      await changeStaffPassword(deps, { ...context, brandId: context.brand.id }, context.body);
      return null;
    },
    'POST /api/staff/second-factor': (context) => beginSecondFactor(deps, context, context.body?.password),
    'POST /api/staff/second-factor/confirm': async (context) => {
      await confirmSecondFactor(deps, { ...context, brandId: context.brand.id }, context.body.code);
      return null;
    },
  };
}
