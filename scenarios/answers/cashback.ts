import { rateOf } from '#core/brand/levelLimits';
import { levelOf } from '#core/brand/levels';
import { type Handlers, pageOf, Refusal } from '../calls';
import { buildCashbackDays } from '../factories/buildCashback';
import type { World } from '../world';

type CashbackCall =
  | 'GET /api/auth/user/cashback'
  | 'GET /api/auth/user/cashback/history'
  | 'POST /api/auth/user/cashback/claim';

/** The refund of own losses. */
export const cashback: Handlers<CashbackCall> = {
  'GET /api/auth/user/cashback': (world) => {
    const { brand, user } = world;
    const level = levelOf(brand, user.level);
    return {
      data: {
        claimable: world.cashback / 100,
        min: brand.limits.cashbackMin,
        level: user.level,
        percent: rateOf(level) / 100,
        maxAmount: level.maxAmount,
        yesterday: daysOf(world)[0] ?? null,
      },
    };
  },
  'GET /api/auth/user/cashback/history': (world, { query }) => {
    const { rows, meta } = pageOf(daysOf(world), query);
    return { data: rows, meta };
  },
  'POST /api/auth/user/cashback/claim': (world) => {
    const { cashbackMin } = world.brand.limits;
    const { cashback: amount } = world;
    if (amount === 0) throw new Refusal('CASHBACK_NONE');
    if (amount < cashbackMin * 100) throw new Refusal('CASHBACK_MIN', { n: cashbackMin });
    world.cashback = 0;
    world.credit += amount;
    return { data: { amount: amount / 100, point: world.credit / 100 } };
  },
};

function daysOf({ state, brand, user, cashback: claimable, now }: World) {
  return state.account === 'full' ? buildCashbackDays(brand, user.level, now(), claimable === 0) : [];
}
