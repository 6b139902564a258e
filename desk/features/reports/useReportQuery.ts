import { useNow } from '@desk/core/useNow';
import { useMemo } from 'react';
import { reportGroups, type ReportGroup } from '#schemas/api/deskReports';
import { reportColumns, type ReportColumn } from '#schemas/api/shapes/reportColumns';
import { date as isDay } from '#schemas/common/formats';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { useQuery } from '@backoffice/browser/useQuery';

/** Days that a report covers unless the address says otherwise. */
const DAYS = 30;

export interface ReportFilter {
  readonly from: string;
  readonly to: string;
  readonly by: ReportGroup;
  readonly brand: string | undefined;
  /** The column that the chart shows. */
  readonly show: ReportColumn | undefined;
}

/** Reads what a report covers from the address; invalid parts are left out. */
export function readReportQuery(query: URLSearchParams, today: string): ReportFilter {
  const dayOf = (name: string, otherwise: string) => {
    const value = query.get(name) ?? '';
    return isDay(value) ? value : otherwise;
  };
  const to = dayOf('to', today);
  const brand = query.get('brand') ?? '';
  return {
    from: dayOf('from', addDays(to, 1 - DAYS)),
    to,
    by: reportGroups.find((each) => each === query.get('by')) ?? 'day',
    brand: /^[a-z0-9,-]{1,2000}$/.test(brand) ? brand : undefined,
    show: reportColumns.find((each) => each === query.get('show')),
  };
}

type Change = { readonly [K in keyof ReportFilter]?: ReportFilter[K] | undefined };

/** What a report covers, as the address says, and a way to change it. */
export function useReportQuery() {
  const [query, setQuery] = useQuery();
  const today = bangkokDay(useNow());
  const filter = useMemo(() => readReportQuery(query, today), [query, today]);
  const setFilter = (change: Change) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(change)) {
          if (value === undefined || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return { filter, setFilter, today };
}
