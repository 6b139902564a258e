import { useState } from 'react';
import { bangkokDay } from '#core/time/bangkok';
import { useBrand } from '@/brand/useBrand';
import { type DateRange, dateRangeProblem, presetRange } from '@/lib/dateRange';
import { useSearchParams } from '@/lib/router';

/** The page's date range: from its address, or the last seven days. */
export function useDateRange() {
  const { historyDays: mostDays } = useBrand().limits;
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => bangkokDay(Date.now()));
  const requested = { start: search.get('start') ?? '', end: search.get('end') ?? '' };
  const range = dateRangeProblem(requested, today, mostDays) ? presetRange('week', today) : requested;

  const setRange = ({ start, end }: DateRange) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('start', start);
        next.set('end', end);
        return next;
      },
      { replace: true },
    );
  return { range, setRange, today, mostDays };
}
