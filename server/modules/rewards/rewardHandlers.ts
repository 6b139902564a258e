import type { Deps } from '#server/providers/deps';
import { requireSelf, type Handlers } from '#server/platform/http/handlers';
import { numberedOf, numberedPageOf } from '#server/platform/http/paginate';
import { readIssued, readPoints } from '#server/modules/prizes/index';
import { presentRedemption, presentRewards } from './presentReward';
import { requestReward } from './requestReward';
import { findRedemptions } from './rewardRepository';

type RewardCall =
  | 'POST /api/auth/reward'
  | 'GET /api/auth/reward/point'
  | 'POST /api/auth/reward/request'
  | 'POST /api/auth/reward/request/history';

/** Rewards that members redeem for points. */
export function rewardHandlers({ db }: Deps): Handlers<RewardCall> {
  return {
    'POST /api/auth/reward': async ({ brand, body }) =>
      presentRewards(brand, await readIssued(db, brand.id, 'REWARD'), body?.categoryId),
    'GET /api/auth/reward/point': async ({ brand, member }) => ({
      point: await readPoints(db, brand.id, member.id),
    }),
    'POST /api/auth/reward/request': (context) => {
      const { brand, member, body, ip, traceId, now, money } = context;
      const { userUuid, rewardUuid, addressUuid } = body;
      requireSelf(member, { uuid: userUuid });
      return money(async (trx, { clientRef }) => {
        const origin = { ip, traceId, now, clientRef };
        const wish = { brand, memberId: member.id, rewardUuid, addressUuid, origin };
        return presentRedemption(await requestReward(trx, wish));
      });
    },
    'POST /api/auth/reward/request/history': async ({ brand, member, body }) => {
      requireSelf(member, { uuid: body.userUuid });
      const page = numberedOf(body);
      const found = await findRedemptions(db, brand.id, member.id, page);
      const { rows, meta } = numberedPageOf(found, page);
      return { data: rows.map(presentRedemption), meta };
    },
  };
}
