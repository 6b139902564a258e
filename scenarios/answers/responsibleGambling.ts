import type { LimitPeriod } from '#schemas/common/terms';
import { addMonths, bangkokIso } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import { type Handlers, Refusal } from '../calls';
import { limitOf } from '../factories/buildBounds';
import type { World } from '../world';

type Area = '/api/auth/responsible-play';
type PlayCall =
  | `GET ${Area}`
  | `GET ${Area}/net-position`
  | `POST ${Area}/limit`
  | `POST ${Area}/limit/confirm`
  | `POST ${Area}/limit/cancel`
  | `POST ${Area}/time-out`
  | `POST ${Area}/self-exclusion`
  | `POST ${Area}/self-exclusion/end`
  | `POST ${Area}/reality-check`
  | `POST ${Area}/reality-check/answer`
  | `POST ${Area}/birth-date`;

const playStatus = (world: World) => ({ data: { ...world.bounds, depositLeft: leftOf(world) } });

/** Limits that change as the member sets them; time does not pass, so an increase stays pending. */
export const responsiblePlay: Handlers<PlayCall> = {
  'GET /api/auth/responsible-play': playStatus,
  'GET /api/auth/responsible-play/net-position': (world) => ({ data: netOf(world) }),
  'POST /api/auth/responsible-play/limit': (world, { body: { period, amount } }) => {
    const limit = find(world, period);
    const isRaise = limit.amount !== null && (amount === null || amount > limit.amount);
    const confirmFrom = bangkokIso(world.now() + DAY_MS);
    put(
      world,
      isRaise
        ? { ...limit, pending: { amount, confirmFrom, ready: false } }
        : limitOf(period, amount, limit.used),
    );
    return playStatus(world);
  },
  'POST /api/auth/responsible-play/limit/confirm': (world, { body: { period } }) => {
    const { pending, used } = find(world, period);
    if (pending) put(world, limitOf(period, pending.amount, used));
    return playStatus(world);
  },
  'POST /api/auth/responsible-play/limit/cancel': (world, { body: { period } }) => {
    put(world, { ...find(world, period), pending: null });
    return playStatus(world);
  },
  'POST /api/auth/responsible-play/time-out': (world, { body: { days } }) => {
    const startedAt = bangkokIso(world.now());
    const until = bangkokIso(world.now() + days * DAY_MS);
    world.bounds.playBreak = { kind: 'TIME_OUT', startedAt, until, endable: false };
    return playStatus(world);
  },
  'POST /api/auth/responsible-play/self-exclusion': (world, { body: { months } }) => {
    const startedAt = bangkokIso(world.now());
    const until = months === null ? null : bangkokIso(addMonths(world.now(), months));
    world.bounds.playBreak = { kind: 'SELF_EXCLUSION', startedAt, until, endable: until === null };
    return playStatus(world);
  },
  'POST /api/auth/responsible-play/self-exclusion/end': (world) => {
    const { playBreak } = world.bounds;
    const until = bangkokIso(world.now() + 7 * DAY_MS);
    world.bounds.playBreak = playBreak && { ...playBreak, until, endable: false };
    return playStatus(world);
  },
  'POST /api/auth/responsible-play/reality-check': (world, { body: { minutes } }) => {
    world.bounds.realityCheck = { ...world.bounds.realityCheck, every: minutes };
    return playStatus(world);
  },
  'POST /api/auth/responsible-play/reality-check/answer': (world, { body: { goOn } }) => {
    const since = goOn ? bangkokIso(world.now()) : null;
    world.bounds.realityCheck = { ...world.bounds.realityCheck, since, minutes: 0, net: 0, due: false };
    return playStatus(world);
  },
  'POST /api/auth/responsible-play/birth-date': (world) => {
    world.bounds.birthDateNeeded = false;
    return playStatus(world);
  },
};

/** Whether the platform would show the receiving account. */
export function mayDeposit(world: World): boolean {
  const left = leftOf(world);
  const { playBreak, birthDateNeeded } = world.bounds;
  return !playBreak && !birthDateNeeded && (left === null || left >= world.brand.limits.depositMin);
}

/** Rejects a deposit as the platform does. @param amount baht. @throws Refusal */
export function requireBounds(world: World, amount: number): void {
  const { playBreak, birthDateNeeded } = world.bounds;
  if (playBreak) throw new Refusal(playBreak.kind === 'TIME_OUT' ? 'TIME_OUT_ACTIVE' : 'SELF_EXCLUDED');
  if (birthDateNeeded) throw new Refusal('BIRTH_DATE_NEEDED');
  const left = leftOf(world);
  if (left === 0) throw new Refusal('DEPOSIT_LIMIT_REACHED');
  if (left !== null && amount > left) throw new Refusal('DEPOSIT_LIMIT_LEFT', { n: left });
}

function leftOf({ bounds }: World): number | null {
  const left = bounds.limits.flatMap((limit) => (limit.left === null ? [] : [limit.left]));
  return left.length === 0 ? null : Math.min(...left);
}

function find({ bounds }: World, period: LimitPeriod) {
  return bounds.limits.find((limit) => limit.period === period) ?? limitOf(period, null);
}

function put({ bounds }: World, limit: ReturnType<typeof find>): void {
  bounds.limits = bounds.limits.map((one) => (one.period === limit.period ? limit : one));
}

/** Sums of the histories, all within the last months. */
function netOf(world: World) {
  const sum = (
    rows: readonly { readonly status: string; readonly amount: number; readonly createdAt: string }[],
  ) => rows.filter(({ status }) => status === 'SUCCESS');
  const [paid, drawn] = [sum(world.depositRows), sum(world.withdrawals)];
  const total = (rows: typeof paid, month = '') =>
    rows.reduce((all, row) => all + (row.createdAt.startsWith(month) ? Math.round(row.amount * 100) : 0), 0) /
    100;
  const figures = (month = '') => {
    const [deposits, withdrawals] = [total(paid, month), total(drawn, month)];
    return { deposits, withdrawals, net: Math.round((deposits - withdrawals) * 100) / 100 };
  };
  const months = Array.from({ length: 6 }, (_, back) =>
    bangkokIso(addMonths(world.now(), -back)).slice(0, 7),
  );
  return { ...figures(), months: months.map((month) => ({ month, ...figures(month) })) };
}
