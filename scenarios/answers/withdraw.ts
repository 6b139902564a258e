import { refuseWithdrawal, type WithdrawnToday } from '#core/brand/levelLimits';
import { levelOf } from '#core/brand/levels';
import { bangkokIso } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import { type Handlers, pageOf, Refusal } from '../calls';
import { buildWithdrawal, type Withdrawal } from '../factories/buildHistory';
import type { World } from '../world';

type WithdrawCall =
  | 'GET /api/auth/withdraw/withdraw-history/{uuid}'
  | 'POST /api/auth/withdraw/retry'
  | 'POST /api/auth/withdraw/{uuid}'
  | 'GET /api/auth/withdraw/withdraw-request/{uuid}'
  | 'GET /api/auth/withdraw/my/{uuid}'
  | 'POST /api/auth/user/transfer/to/bank';

/** Withdrawals, within the limits of the brand's level table; they are never paid out. */
export const withdraw: Handlers<WithdrawCall> = {
  'GET /api/auth/withdraw/withdraw-history/{uuid}': ({ withdrawals }, { query }) => {
    const { rows, meta } = pageOf(withdrawals, query);
    return { data: rows, meta };
  },
  // The latest of the last day, including final ones, because the state was chosen to show its outcome.
  'GET /api/auth/withdraw/withdraw-request/{uuid}': ({ withdrawals, now }) => ({
    data: withdrawals.filter(({ createdAt }) => Date.parse(createdAt) > now() - DAY_MS).slice(0, 1),
  }),
  'GET /api/auth/withdraw/my/{uuid}': ({ withdrawals }, { params }) => {
    const found = withdrawals.find(({ uuid }) => uuid === params.uuid);
    if (!found) throw new Refusal('NOT_FOUND');
    return { data: found };
  },
  'POST /api/auth/withdraw/{uuid}': (world, { body }) => ({ data: hold(world, body.amount * 100) }),
  'POST /api/auth/user/transfer/to/bank': (world) => ({
    data: hold(world, world.credit - (world.credit % 100)),
  }),
  'POST /api/auth/withdraw/retry': (world, { body }) => {
    const failed = world.withdrawals.find(({ uuid }) => uuid === body.uuid);
    if (failed?.status !== 'FAILED') throw new Refusal('STATE_CHANGED');
    world.withdrawals = world.withdrawals.filter((one) => one !== failed);
    return { data: hold(world, Math.round(failed.amount * 100)) };
  },
};

/** Reserves an amount in satang, or rejects it by the platform's rules. */
function hold(world: World, satang: number): Withdrawal {
  const { brand, user, credit } = world;
  const { withdrawMin } = brand.limits;
  if (satang < withdrawMin * 100) throw new Refusal('WITHDRAW_MIN', { n: withdrawMin });
  if (ofToday(world).some(isOpen)) throw new Refusal('WITHDRAW_PENDING_EXISTS');
  if (satang > credit) throw new Refusal('CREDIT_NOT_ENOUGH');
  const refused = refuseWithdrawal(levelOf(brand, user.level), satang, withdrawnToday(world));
  if (refused) throw new Refusal(refused.code, { n: refused.n });
  const left = turnoverLeft(world);
  if (left > 0) throw new Refusal('TURNOVER_NOT_REACHED', { n: left });
  const made = buildWithdrawal({
    uuid: world.uuid(),
    amount: satang / 100,
    createdAt: bangkokIso(world.now()),
  });
  world.credit -= satang;
  world.withdrawals.unshift(made);
  return made;
}

const isOpen = ({ status }: Pick<Withdrawal, 'status'>) => status === 'PENDING' || status === 'PROCESSING';
const counts = (one: Withdrawal) => isOpen(one) || one.status === 'SUCCESS';

function ofToday({ withdrawals, now }: World): Withdrawal[] {
  const day = bangkokIso(now()).slice(0, 10);
  return withdrawals.filter(({ createdAt }) => createdAt.startsWith(day));
}

/** Amount that counts towards today's limits. */
export function withdrawnToday(world: World): WithdrawnToday {
  const counted = ofToday(world).filter(counts);
  return {
    satang: counted.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
    count: counted.length,
  };
}

export const turnover: Handlers<'GET /api/auth/turnover' | 'GET /api/auth/turnover/history'> = {
  'GET /api/auth/turnover': (world) => ({
    data: { left: turnoverLeft(world), requirements: openOf(world) },
  }),
  'GET /api/auth/turnover/history': ({ turnovers }, { query }) => {
    const { rows, meta } = pageOf(turnovers, query);
    return { data: rows, meta };
  },
};

/** Turnover requirements that block a withdrawal. */
const openOf = ({ turnovers }: World) => turnovers.filter(({ status }) => status === 'OPEN');

/** Baht to stake before a withdrawal. */
const turnoverLeft = (world: World) => openOf(world).reduce((sum, { left }) => sum + left, 0);
