import { countDay } from './cashback';
import { type Answer, type Member, type State, HOUR, MINUTE } from './state';
import { endLost, stake } from './turnover';

/** Transfers all spendable credit to the provider and opens the game. */
export function openGame(state: State, member: Member, outcome: Answer): string {
  if (!member.moving && member.credit > 0) {
    begin(state, member, 'IN', member.credit);
    member.transit += member.credit;
    member.credit = 0;
  }
  const way = member.moving?.way;
  if (!finish(member, outcome)) return 'SERVICE_UNAVAILABLE';
  return way === 'IN' && outcome === 'REFUSED' ? 'GAME_MAINTENANCE' : 'OK';
}

/** Transfers the complete balance back from the provider. */
export function comeHome(state: State, member: Member, outcome: Answer): string {
  if (!finish(member, outcome)) return 'SERVICE_UNAVAILABLE';
  if (member.wallet > 0) begin(state, member, 'OUT', member.wallet);
  return finish(member, outcome) ? 'OK' : 'SERVICE_UNAVAILABLE';
}

/** Plays a round at the provider. @returns whether the balance was sufficient. */
export function playRound(state: State, member: Member, bet: number, win: number): boolean {
  if (member.wallet < bet) return false;
  member.wallet += win - bet;
  member.lastRound = Math.max(member.lastRound, state.now);
  stake(state, member, bet, win);
  countDay(state, member, bet, win);
  endLost(member);
  return true;
}

/** Retries every transfer that is due. @returns how many. */
export function sweepTransfers({ now, members }: State, outcome: Answer): number {
  const due = members.filter(({ moving }) => moving && moving.dueAt <= now);
  for (const member of due) {
    if (!member.moving) continue;
    member.moving.dueAt = now + Math.min(HOUR, MINUTE * 2 ** member.moving.tries);
    member.moving.tries += 1;
    finish(member, outcome);
  }
  return due.length;
}

function begin({ now }: State, member: Member, way: 'IN' | 'OUT', amount: number): void {
  member.moving = { way, amount, dueAt: now + MINUTE, tries: 0 };
}

/** @returns false while the result is unknown. */
function finish(member: Member, outcome: Answer): boolean {
  const { moving } = member;
  if (!moving) return true;
  if (outcome === 'UNKNOWN') return false;
  const { way, amount } = moving;
  member.moving = undefined;
  // A provider with a lower balance rejects regardless of its configured answer.
  const isDone = outcome === 'DONE' && (way === 'IN' || member.wallet >= amount);
  if (way === 'IN') {
    member.transit -= amount;
    if (isDone) member.wallet += amount;
    else member.credit += amount;
  } else if (isDone) {
    member.wallet -= amount;
    member.credit += amount;
  }
  return true;
}
