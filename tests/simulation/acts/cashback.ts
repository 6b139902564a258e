import { settleDays } from '#server/modules/affiliates/settleDay';
import { claim, settle } from '../model/cashback';
import { byMember } from './act';
import type { Acts } from './act';

/** The refund of losses: days are settled, and members claim it. */
export const cashback: Acts<'settle' | 'claim'> = {
  settle: async ({ state, world }) => [String(settle(state)), String(await settleDays(world.deps))],
  claim: (run, { who, again }) =>
    byMember(run, {
      who,
      again,
      key: 'POST /api/auth/user/cashback/claim',
      input: {},
      rule: (member) => claim(run.state, member),
    }),
};
