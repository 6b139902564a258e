import type { Deps } from '#server/providers/deps';
import type { Handlers } from '#server/platform/http/handlers';
import { keysetOf, pageOf } from '#server/platform/db/keyset';
import { requireSelf } from '#server/platform/http/ownership';
import { readProfile } from './readProfile';
import { findOwnAdjustments, presentOwnAdjustment } from './ownAdjustments';
import { presentCredit } from './readMember';
import { readLevel } from './readLevel';

type MemberCall =
  | 'GET /api/auth/user/detail/{uuid}'
  | 'GET /api/auth/user/{uuid}'
  | 'POST /api/auth/user/getCredit/{username}'
  | 'GET /api/auth/user/level/{uuid}'
  | 'GET /api/auth/user/adjustment';

/** The member's own profile, credit, level and adjustments. */
export function memberHandlers({ db }: Deps): Handlers<MemberCall> {
  return {
    'GET /api/auth/user/detail/{uuid}': ({ brand, member, params }) => {
      requireSelf(member, params);
      return readProfile(db, brand.id, member.id, member.sessionId);
    },
    'GET /api/auth/user/{uuid}': async ({ brand, member, params }) => {
      requireSelf(member, params);
      const { uuid, name, phone, level, user_pass, user_credit } = await readProfile(
        db,
        brand.id,
        member.id,
        member.sessionId,
      );
      return { uuid, name, phone, level, user_pass, user_credit };
    },
    'POST /api/auth/user/getCredit/{username}': ({ member, params, now }) => {
      requireSelf(member, params);
      return presentCredit(member, now);
    },
    'GET /api/auth/user/level/{uuid}': ({ brand, member, params, now }) => {
      requireSelf(member, params);
      return readLevel(db, brand, member, now);
    },
    'GET /api/auth/user/adjustment': async ({ brand, member, query }) => {
      const keyset = keysetOf(query);
      const { rows, meta } = pageOf(await findOwnAdjustments(db, brand.id, member.id, keyset), keyset);
      return { data: rows.map(presentOwnAdjustment), meta };
    },
  };
}
