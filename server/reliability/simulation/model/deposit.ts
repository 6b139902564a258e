import { published, rules } from '../rules';
import { HOUR, MINUTE, DAY, clockOf, dayOf, monthOf } from './time';
import type { Member, Request, State, Transfer } from './state';
import { memberAt } from './state';
import { openTurnover } from './turnover';

const SKEW = 2 * MINUTE;

/** What the member's limits leave, satang. */
export function limitLeft({ now }: State, { limits, deposits }: Member): number {
  const spans = {
    DAY: (at: number) => at > now - 24 * HOUR,
    WEEK: (at: number) => at > now - 7 * DAY,
    MONTH: (at: number) => monthOf(at) === monthOf(now),
  };
  const left = [...limits].map(([period, { amount }]) => {
    const used = deposits.filter(({ at }) => spans[period](at)).reduce((sum, { asked }) => sum + asked, 0);
    return Math.max(0, amount - used);
  });
  return Math.min(Infinity, ...left);
}

const limitCode = (left: number) => (left === 0 ? 'DEPOSIT_LIMIT_REACHED' : 'DEPOSIT_LIMIT_LEFT');
export const isOpen = ({ status }: Request): boolean => status === 'PENDING' || status === 'TRANSFERRED';

/** @param pay the amount with the satang that tell it from others, as it was told. */
export function askDeposit(state: State, who: number, baht: number): string {
  const { now, requests } = state;
  const member = memberAt(state, who);
  const asked = baht * 100;
  if (baht < published[state.values].depositMin) return 'DEPOSIT_MIN';
  if (baht > rules.depositMax) return 'DEPOSIT_MAX';
  const left = limitLeft(state, member);
  if (asked > left) return limitCode(left);
  const mine = requests.find((one) => one.who === who && isOpen(one));
  if (mine && (mine.status === 'TRANSFERRED' || mine.until > now)) return 'DEPOSIT_PENDING_EXISTS';
  if (mine) mine.status = 'EXPIRED';
  return 'OK';
}

export function moveRequest(
  { now }: State,
  request: Request,
  who: number,
  to: 'CANCELLED' | 'TRANSFERRED',
): string {
  if (request.who !== who) return 'NOT_FOUND';
  if (request.status === 'EXPIRED' || (request.status === 'PENDING' && request.until <= now))
    return 'DEPOSIT_EXPIRED';
  if (request.status !== 'PENDING') return 'STATE_CHANGED';
  request.status = to;
  return 'OK';
}

/** The bank's feed tells of a transfer. @param isOwn whether it came from the account of whom the request belongs to. */
export function tellTransfer(state: State, transfer: Transfer, isOwn: (request: Request) => boolean): string {
  const { requests, transfers } = state;
  const { amount, at } = transfer;
  if (transfer.feed !== 'UNTOLD') return 'KNOWN';
  transfer.toldAfter = transfers.filter(({ feed }) => feed !== 'UNTOLD').length;
  const request = requests.find(
    (one) =>
      isOpen(one) &&
      one.pay === amount &&
      one.at <= at + SKEW &&
      (one.status === 'TRANSFERRED' || one.until >= at),
  );
  transfer.feed = transfer.isClaimed ? 'MATCHED' : 'UNMATCHED';
  if (!request || !isOwn(request) || transfer.isClaimed) return transfer.feed;
  if (bounds(state, memberAt(state, request.who), request.asked) !== undefined) return 'UNMATCHED';
  take(state, transfer);
  settle(state, request, transfer.amount);
  return 'MATCHED';
}

/** A person credits a request, with the first transfer of that amount that nobody took yet. */
export function approveRequest(state: State, request: Request): string {
  const { now, transfers } = state;
  if (!isOpen(request)) return 'STATE_CHANGED';
  const [transfer] = transfers
    .filter(
      ({ feed, amount, at }) =>
        feed === 'UNMATCHED' && amount === request.pay && at >= request.at - SKEW && at <= now + SKEW,
    )
    .sort((a, b) => a.at - b.at || a.toldAfter - b.toldAfter);
  if (bounds(state, memberAt(state, request.who), request.asked) !== undefined) return 'DEPOSIT_HELD';
  if (transfer) take(state, transfer);
  request.byStaff = true;
  settle(state, request, request.pay);
  return 'OK';
}

/** The transfer has paid: every other slip of it is a duplicate from now on. */
export function take({ slips }: State, transfer: Transfer): void {
  transfer.isClaimed = true;
  if (transfer.feed === 'UNMATCHED') transfer.feed = 'MATCHED';
  for (const slip of slips)
    if (slip.transfer === transfer && (slip.status === 'VERIFIED' || slip.status === 'PENDING_REVIEW'))
      slip.status = 'DUPLICATE';
}

function settle(state: State, request: Request, paid: number): void {
  request.status = 'SUCCESS';
  credit(state, memberAt(state, request.who), request.asked, paid);
}

/** Why money that came must not be credited. */
export function bounds(state: State, member: Member, asked: number): string | undefined {
  if (member.rest && state.now < member.rest.until) return member.rest.code;
  const left = limitLeft(state, member);
  return asked > left ? limitCode(left) : undefined;
}

/** Money becomes credit: with a level, and with the bonus of the hour. */
export function credit(state: State, member: Member, asked: number, paid: number): void {
  member.credit += paid;
  member.deposits.push({ asked, paid, at: state.now });
  const total = member.deposits.reduce((sum, one) => sum + one.paid, 0) / 100;
  member.level = Math.max(member.level, rules.levels.filter(({ from }) => total >= from).length);
  payBonus(state, member, paid);
}

function payBonus(state: State, member: Member, paid: number): void {
  const { now, values } = state;
  const time = clockOf(now);
  const rates = [published[values].bonusRate, rules.windows[1].rate];
  const n = rules.windows.findIndex(
    ({ from, until, digits }) => member.credit % 100 === digits && from <= time && time < until,
  );
  const window = `${String(dayOf(now))}/${String(n)}`;
  const earned = Math.min(Math.floor((paid * (rates[n] ?? 0)) / 100), rules.bonusMax * 100);
  if (n < 0 || earned === 0 || member.bonuses.has(window)) return;
  member.bonuses.add(window);
  member.credit += earned;
  openTurnover(state, member, { by: n === 0 ? 0 : 1, given: earned, deposit: paid });
}
