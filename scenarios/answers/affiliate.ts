import { bangkokIso } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import { type Handlers, pageOf, Refusal } from '../calls';
import { buildDownline, buildDownlineBonus, buildPlayRows } from '../factories/buildAffiliate';
import type { World } from '../world';

type AffiliateCall =
  | 'GET /api/auth/affiliate/bonus/{username}'
  | 'GET /api/auth/affiliate/downline/{username}'
  | 'GET /api/auth/affiliate/code/{uuid}'
  | 'POST /api/auth/affiliate/withdraw/{username}'
  | 'POST /api/auth/affiliate/downline/bonus/{username}'
  | 'POST /api/auth/log/affiliate/{username}';

const isFull = ({ state }: World) => state.account === 'full';

/** Friends, their commission, and win/loss by day. */
export const affiliate: Handlers<AffiliateCall> = {
  'GET /api/auth/affiliate/bonus/{username}': ({ income: { af, wl }, brand }) => ({
    data: { balance: (af + wl) / 100, af: af / 100, wl: wl / 100, min: brand.limits.affiliateMin },
  }),
  'GET /api/auth/affiliate/downline/{username}': (world, { query }) => {
    const { rows, meta } = pageOf(isFull(world) ? buildDownline(world.now()) : [], query);
    return { data: rows, meta };
  },
  'GET /api/auth/affiliate/code/{uuid}': ({ user }) => ({
    data: { code: user.user_pass.username.toUpperCase() },
  }),
  'POST /api/auth/affiliate/withdraw/{username}': (world, { body: { amount, type } }) => {
    const satang = Math.round(amount * 100);
    const { affiliateMin } = world.brand.limits;
    if (amount < affiliateMin) throw new Refusal('AFF_MIN', { n: affiliateMin });
    if (satang > world.income[type]) throw new Refusal('CREDIT_NOT_ENOUGH');
    world.income[type] -= satang;
    world.credit += satang;
    return { data: { balance: (world.income.af + world.income.wl) / 100, point: world.credit / 100 } };
  },
  'POST /api/auth/affiliate/downline/bonus/{username}': (world, { body }) => {
    checkRange(world, body);
    return { data: isFull(world) ? buildDownlineBonus(world.now()) : { total_bonus: 0, downline_users: {} } };
  },
  'POST /api/auth/log/affiliate/{username}': (world, { body: { type, ...range }, query }) => {
    checkRange(world, range);
    const { username } = world.user.user_pass;
    const all = isFull(world) ? buildPlayRows(type, range.start, range.end, username) : [];
    const { rows, meta } = pageOf(all, query);
    return { data: rows, meta };
  },
};

/** The platform's rule for date ranges. @throws Refusal */
function checkRange({ now, brand }: World, { start, end }: { start: string; end: string }): void {
  const most = brand.limits.historyDays;
  if (start > end || end > bangkokIso(now()).slice(0, 10)) throw new Refusal('DATE_RANGE');
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
  if (days > most) throw new Refusal('DATE_RANGE_LONG', { n: most });
}
