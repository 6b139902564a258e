import { isMoment } from '@/lib/formatDate';
import { bangkokDay } from '#core/time/bangkok';

/** A check-in as served: some platforms include its date, ours lists the current month only. */
interface DatedRow {
  readonly json: { readonly day: number };
  readonly createdAt?: string | null | undefined;
}

/** Day of the month of `YYYY-MM-DD`. */
export const dayOfMonth = (day: string): number => Number(day.slice(8, 10));

/** Days of this month on which the member checked in; rows dated in another month are ignored. */
export function daysDone(rows: readonly DatedRow[], today: string): ReadonlySet<number> {
  const ofMonth = rows.filter(
    ({ createdAt }) => !isMoment(createdAt) || bangkokDay(createdAt).slice(0, 7) === today.slice(0, 7),
  );
  return new Set(ofMonth.map(({ json }) => json.day));
}

/** A month as calendar weeks starting on Sunday. */
export function monthOf(today: string): { readonly blanks: number; readonly days: readonly number[] } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return {
    blanks: new Date(Date.UTC(year, month - 1, 1)).getUTCDay(),
    days: Array.from({ length: count }, (_, place) => place + 1),
  };
}
