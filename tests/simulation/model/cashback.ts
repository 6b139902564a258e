import { rules } from '../rules';
import { type Member, type State, dayOf, MINUTE } from './state';
import { openTurnover } from './turnover';

/** Time after midnight at which a day is settled at the earliest. */
const GRACE = 10 * MINUTE;

/** A round counts for the day on which it was reported. */
export function countDay({ now }: State, { days }: Member, bet: number, win: number): void {
  const today = dayOf(now);
  const { lost = 0 } = days.get(today) ?? {};
  days.set(today, { lost: lost + bet - win, isSettled: false });
}

/** Refunds the loss of every finished day by the level and its cap. @returns how many days. */
export function settle({ now, members }: State): number {
  let settled = 0;
  for (const member of members)
    for (const [day, one] of member.days) {
      if (one.isSettled || day >= dayOf(now - GRACE)) continue;
      const { lostPercent, maxAmount } = rules.levels[(member.level - 1) as 0 | 1 | 2];
      const share = Math.floor((Math.max(0, one.lost) * lostPercent * 10) / 1_000);
      member.cashback += maxAmount === null ? share : Math.min(share, maxAmount * 100);
      one.isSettled = true;
      settled += 1;
    }
  return settled;
}

/** Moves all refunds to the wallet. On a break there is no turnover, because it could not be staked. */
export function claim(state: State, member: Member): string {
  const { cashback: given, rest } = member;
  if (given === 0) return 'CASHBACK_NONE';
  if (given < rules.cashbackMin * 100) return 'CASHBACK_MIN';
  member.cashback = 0;
  member.credit += given;
  if (!rest || state.now >= rest.until) openTurnover(state, member, { by: 'cashback', given, deposit: 0 });
  return 'OK';
}
