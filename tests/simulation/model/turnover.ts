import { published, rules } from '../rules';
import { type Member, type State, type Turnover, memberAt, DAY, dayOf, MINUTE } from './state';

/** Longest delay with which a provider may report a round. */
const LATE = 10 * MINUTE;

export interface Given {
  /** Index of the bonus window, or the source of the gift. */
  readonly by: 0 | 1 | 'wheel' | 'checkIn' | 'cashback';
  /** Satang. */
  readonly given: number;
  readonly deposit: number;
}

/** Credit with a turnover requirement by the current rules. */
export function openTurnover({ now, values }: State, member: Member, { by, given, deposit }: Given): void {
  const { window2, gifts } = rules.turnover;
  const rule =
    by === 0
      ? { required: published[values].turnover * given, ...rules.turnover.window1 }
      : by === 1
        ? { required: deposit + given, ...window2 }
        : { required: gifts[by] * given, ...gifts };
  if (rule.required === 0) return;
  const until = now + rule.days * DAY;
  const takes = rule.atExpiry === 'TAKE_BONUS';
  const end = until + (takes ? LATE : 0);
  const { required } = rule;
  member.turnovers.push({
    given,
    required,
    done: 0,
    at: now,
    until,
    takes,
    end,
    due: end,
    status: 'OPEN',
    taken: 0,
    waiverBy: undefined,
  });
}

/** A reported round: its bet fills open requirements, the oldest first. */
export function stake({ now }: State, { turnovers }: Member, bet: number, win: number): void {
  let left = win === bet ? 0 : bet;
  for (const one of turnovers) {
    if (left === 0 || one.status !== 'OPEN' || now < one.at || now >= one.until) continue;
    const worth = Math.floor((left * rules.turnover.slot) / 100);
    const used = Math.min(worth, one.required - one.done);
    one.done += used;
    left = used === worth ? 0 : left - Math.ceil((used * 100) / rules.turnover.slot);
    if (one.done === one.required) one.status = 'MET';
  }
}

/** Satang still to be staked before credit can be withdrawn. */
export function turnoverLeft({ now }: State, { turnovers }: Member): number {
  return turnovers
    .filter(({ status, takes, until }) => status === 'OPEN' && (takes || until > now))
    .reduce((sum, { required, done }) => sum + required - done, 0);
}

/** Ends expired requirements; a bonus waits for credit that is in a game. */
export function expire({ now }: State, member: Member): void {
  for (const one of member.turnovers) {
    if (one.status !== 'OPEN' || one.end > now) continue;
    const taken = one.takes ? Math.min(one.given, member.credit) : 0;
    const away = member.transit + Math.max(0, member.wallet) + member.staked;
    if (one.takes && taken < one.given && away >= rules.turnover.lostBelow * 100) {
      one.due = now + MINUTE;
      continue;
    }
    member.credit -= taken;
    one.taken = taken;
    one.status = 'EXPIRED';
  }
}

/** A member who has lost everything has no requirement left. */
export function endLost(member: Member): void {
  const { credit, held, transit, wallet, staked } = member;
  if (credit + held + transit + Math.max(0, wallet) + staked >= rules.turnover.lostBelow * 100) return;
  for (const one of member.turnovers) if (one.status === 'OPEN') one.status = 'LOST';
}

export function sweepTurnover(state: State): void {
  for (const member of state.members) {
    if (member.turnovers.some(({ status, due }) => status === 'OPEN' && due <= state.now))
      expire(state, member);
    endLost(member);
  }
}

/** Staff waive a requirement: one person within the daily limit, two beyond it. */
export function waive(state: State, turnover: Turnover, by: number): string {
  if (turnover.status !== 'OPEN') return 'STATE_CHANGED';
  if (turnover.waiverBy === by) return 'ADJUSTMENT_OWN';
  const amount = turnover.given;
  const isSecond = turnover.waiverBy !== undefined;
  if (!isSecond && !mayAlone(state, by, amount)) {
    turnover.waiverBy = by;
    return 'OK';
  }
  if (!isSecond) state.waivers.push({ by, amount, at: state.now });
  turnover.status = 'WAIVED';
  return 'OK';
}

/** Restores the requirement. */
export function rejectWaiver(turnover: Turnover): string {
  if (turnover.status !== 'OPEN' || turnover.waiverBy === undefined) return 'STATE_CHANGED';
  turnover.waiverBy = undefined;
  return 'OK';
}

/** The requirements of all members, in the order of members. */
export const allTurnovers = (state: State) =>
  state.members.flatMap((_, who) =>
    memberAt(state, who).turnovers.map((one, place) => ({ who, place, one })),
  );

/** Whether one staff member may adjust this amount in satang today without a second person. */
export function mayAlone({ now, proposals, waivers }: State, by: number, amount: number): boolean {
  const done = [...proposals.filter(({ isAlone }) => isAlone), ...waivers]
    .filter((one) => one.by === by && dayOf(one.at) === dayOf(now))
    .reduce((sum, one) => sum + one.amount, 0);
  return done + amount <= rules.adjustAlone * 100;
}
