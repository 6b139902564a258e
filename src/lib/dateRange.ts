import { addDays } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';

/** Days in Bangkok, `YYYY-MM-DD`, both inclusive. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

/** Why a range is rejected; `n` is the maximum number of days. */
type DateRangeProblem =
  | { readonly code: 'DATE_RANGE' }
  | { readonly code: 'DATE_RANGE_LONG'; readonly params: { readonly n: number } };

export const presets = ['today', 'yesterday', 'week', 'month'] as const;
type Preset = (typeof presets)[number];

/** The range of a preset on the Bangkok day `today`; the week ends today and is the default of a page. */
export function presetRange(preset: Preset, today: string): DateRange {
  const yesterday = addDays(today, -1);
  const ranges: Record<Preset, DateRange> = {
    today: { start: today, end: today },
    yesterday: { start: yesterday, end: yesterday },
    week: { start: addDays(today, -6), end: today },
    month: { start: `${today.slice(0, 8)}01`, end: today },
  };
  return ranges[preset];
}

/** The error of a range, null for none: start ≤ end ≤ today, at most `mostDays`. */
export function dateRangeProblem(
  { start, end }: DateRange,
  today: string,
  mostDays: number,
): DateRangeProblem | null {
  if (!isDay(start) || !isDay(end) || start > end || end > today) return { code: 'DATE_RANGE' };
  const days = Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;
  return days > mostDays ? { code: 'DATE_RANGE_LONG', params: { n: mostDays } } : null;
}

/** Every day of a range, first to last. */
export function daysOf({ start, end }: DateRange): string[] {
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
