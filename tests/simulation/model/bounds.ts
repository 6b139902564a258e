import { limitLeft } from './deposit';
import { comeHome } from './game';
import { type Member, type Period, type State, memberAt, DAY } from './state';

export function setLimit(state: State, who: number, period: Period, baht: number | null): string {
  const { limits } = memberAt(state, who);
  const to = baht === null ? null : baht * 100;
  const current = limits.get(period);
  if (current && (to === null || to > current.amount)) {
    current.raise = { to, since: state.now };
  } else if (to !== null) {
    limits.set(period, { amount: to });
    cancelPending(state, who, limitLeft(state, memberAt(state, who)));
  }
  return 'OK';
}

export function limitStep(
  { now }: State,
  { limits }: Member,
  period: Period,
  step: 'confirm' | 'cancel',
): string {
  const current = limits.get(period);
  const raise = current?.raise;
  if (!current || !raise) return 'STATE_CHANGED';
  if (step === 'confirm' && now < raise.since + DAY) return 'LIMIT_CONFIRM_EARLY';
  current.raise = undefined;
  if (step === 'confirm' && raise.to === null) limits.delete(period);
  else if (step === 'confirm' && raise.to !== null) current.amount = raise.to;
  return 'OK';
}

/** A time-out: sessions end, pending deposit requests are cancelled, and credit returns from the games. */
export function takeBreak(
  state: State,
  who: number,
  code: 'TIME_OUT_ACTIVE' | 'SELF_EXCLUDED',
  until: number,
): string {
  const member = memberAt(state, who);
  if (member.rest && state.now < member.rest.until && member.rest.until >= until) return 'BREAK_LONGER';
  member.rest = { code, until };
  member.session = undefined;
  if (member.playSession) member.playSession.since = undefined;
  cancelPending(state, who, -1);
  comeHome(state, member, 'DONE');
  return 'OK';
}

/** @param left remaining limits, in satang. */
function cancelPending({ requests }: State, who: number, left: number): void {
  for (const one of requests)
    if (one.who === who && one.status === 'PENDING' && one.asked > left) one.status = 'CANCELLED';
}
