import { published, rules } from '../rules';
import {
  HOUR,
  MINUTE,
  DAY,
  clockOf,
  dayOf,
  monthOf,
  type Claim,
  type Credit,
  type Member,
  type Request,
  type State,
  type Transfer,
  memberAt,
} from './state';
import { nearUnbacked, ofTransfer } from './near';
import { openTurnover } from './turnover';

const SKEW = 2 * MINUTE;

/** The remaining limits of the member, in satang. */
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

/** @param pay the amount including the satang that distinguish it from others, as the server returned it. */
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

/** The bank's feed reports a transfer. @param from owner of the sending account. */
export function receiveTransfer(state: State, transfer: Transfer, from: number | undefined): string {
  const { amount, at } = transfer;
  if (transfer.feed !== 'UNSENT') return 'KNOWN';
  transfer.from = from;
  const request = state.requests.find(
    (one) =>
      isOpen(one) &&
      one.pay === amount &&
      one.at <= at + SKEW &&
      (one.status === 'TRANSFERRED' || one.until >= at),
  );
  transfer.feed = transfer.isClaimed ? transfer.claim : 'UNMATCHED';
  if (transfer.isClaimed) return 'MATCHED';
  if (request?.who !== from || !request || !memberAt(state, request.who).isThere) return 'UNMATCHED';
  if (nearUnbacked(state, ofTransfer(request.who, transfer)).length > 0) return 'UNMATCHED';
  if (bounds(state, memberAt(state, request.who), request.asked) !== undefined) return 'UNMATCHED';
  take(state, transfer);
  settle(state, request, transfer.amount, { isBacked: true, by: undefined });
  return 'MATCHED';
}

/** Marks the transfer as used: every other slip of it is a duplicate from now on. */
export function take({ slips }: State, transfer: Transfer, claim: Claim = 'MATCHED'): void {
  transfer.isClaimed = true;
  transfer.claim = claim;
  if (transfer.feed === 'UNMATCHED') transfer.feed = claim;
  for (const slip of slips)
    if (slip.transfer === transfer && (slip.status === 'VERIFIED' || slip.status === 'PENDING_REVIEW'))
      slip.status = 'DUPLICATE';
}

/** Completes an open request with its credit. */
export function settle(
  state: State,
  request: Request,
  paid: number,
  about: Pick<Credit, 'isBacked' | 'by'>,
): void {
  const { who, asked, pay, at } = request;
  request.status = 'SUCCESS';
  creditDeposit(state, who, asked, paid, { ...about, amounts: [paid, asked, pay], since: at, request });
}

/** Why received money must not be credited. */
export function bounds(state: State, member: Member, asked: number): string | undefined {
  if (member.rest && state.now < member.rest.until) return member.rest.code;
  const left = limitLeft(state, member);
  return asked > left ? limitCode(left) : undefined;
}

/** Credits money, and grants the level and the bonus that apply at this time. */
export function creditDeposit(
  state: State,
  who: number,
  asked: number,
  paid: number,
  about: Omit<Credit, 'who' | 'amount' | 'until' | 'isDeposit'>,
): void {
  const member = memberAt(state, who);
  state.credits.push({ ...about, who, amount: paid, until: state.now, isDeposit: true });
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
