import { formatDate, formatTime } from '@/lib/formatDate';
import type { Received } from '#schemas/api/received';
import { bangkokDay } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';

export type FeedRow = Received<'GET /api/deposit'>[number];

/** Minutes within the last hour; else the time of today, or the day. */
export type Ago =
  | { readonly minutes: number; readonly text?: never }
  | { readonly text: string; readonly minutes?: never };

/** How long ago an ISO moment was, as a feed says it. A phone whose clock is behind sees `0` minutes. */
export function howLongAgo(moment: string, now: number): Ago {
  const minutes = Math.max(0, Math.floor((now - Date.parse(moment)) / MINUTE_MS));
  if (minutes < 60) return { minutes };
  return { text: bangkokDay(moment) === bangkokDay(now) ? formatTime(moment) : formatDate(moment) };
}
