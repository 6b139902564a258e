import { countDay } from './cashback';
import { playState, recordPlay } from './session';
import type { Member, State, Table } from './state';
import { stake } from './turnover';

/** A provider that stakes from the member's credit. Calls about a round arrive in any order. */
export function placeBet(
  state: State,
  member: Member,
  table: Table,
  reference: string,
  amount: number,
): string {
  if (table.givenBack.has(reference)) return 'BET_REFUNDED';
  if (table.isEnded) return 'ROUND_ENDED';
  const isResting = member.rest && state.now < member.rest.until;
  if (isResting || playState(state, member) === 'DUE') return 'PLAY_NOT_ALLOWED';
  if (amount > member.credit) return 'INSUFFICIENT_FUNDS';
  member.credit -= amount;
  member.staked += amount;
  table.bets.set(reference, amount);
  recordPlay(state, member);
  return 'OK';
}

/** Ends the round. */
export function payWin(state: State, member: Member, table: Table, amount: number): string {
  if (table.isEnded) return 'ROUND_ENDED';
  const live = [...table.bets].filter(([reference]) => !table.givenBack.has(reference));
  if (live.length === 0) return table.bets.size > 0 ? 'ROUND_ENDED' : 'ROUND_UNKNOWN';
  const bet = live.reduce((sum, [, one]) => sum + one, 0);
  table.isEnded = true;
  member.staked -= bet;
  member.credit += amount;
  member.lastRound = Math.max(member.lastRound, state.now);
  stake(state, member, bet, amount);
  countDay(state, member, bet, amount);
  return 'OK';
}

/** Gives a bet back; one that has not arrived can then never be placed. */
export function giveBack(member: Member, table: Table, reference: string): string {
  if (table.givenBack.has(reference)) return 'BET_REFUNDED';
  if (table.isEnded) return 'ROUND_ENDED';
  table.givenBack.add(reference);
  const amount = table.bets.get(reference) ?? 0;
  member.staked -= amount;
  member.credit += amount;
  return 'OK';
}
