import type { AffiliateType } from '#schemas/api/affiliate';
import type { Calls } from '#schemas/api/contract';
import { satangToBaht } from '#core/money/money';
import { maskUsername } from '#core/identity/mask';
import { bangkokIso } from '#core/time/bangkok';
import type { DayRow, FriendRow } from './affiliateRepository';

type Friends = Calls['POST /api/auth/affiliate/downline/bonus/{username}']['data'];
type LogRow = Calls['POST /api/auth/log/affiliate/{username}']['data'][number];

/** Friends by masked name; equal masked names are numbered. */
export function presentFriends(rows: readonly FriendRow[]): Friends {
  const friends: Friends['downline_users'] = {};
  for (const row of rows) {
    friends[freeName(friends, maskUsername(row.username))] = {
      deposit: satangToBaht(row.deposit),
      turnover: satangToBaht(row.turnover),
      winlost: satangToBaht(row.winlost),
      bonus: satangToBaht(row.bonus),
      joinedAt: bangkokIso(row.created_at),
    };
  }
  return { total_bonus: satangToBaht(rows[0]?.total ?? 0), downline_users: friends };
}

/** A day in the log: the member's own name in full, a friend's masked. */
export function presentDay(row: DayRow, type: AffiliateType, member: { readonly id: string }): LogRow {
  const isOwn = row.member_id === member.id;
  const amount = type === 'af' ? row.af : isOwn ? row.refund : row.wl;
  return {
    date: row.day,
    username: isOwn ? row.username : maskUsername(row.username),
    type,
    turnover: satangToBaht(row.turnover),
    winlost: satangToBaht(row.winlost),
    amount: satangToBaht(amount),
  };
}

function freeName(taken: object, name: string): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name} (${number})`;
    if (!Object.hasOwn(taken, free)) return free;
  }
}
