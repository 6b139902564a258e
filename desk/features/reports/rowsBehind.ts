import { mostInviters, type ReportName } from '#schemas/api/deskReports';
import {
  amountColumns,
  decisionColumns,
  memberColumns,
  type ReportColumn,
} from '#schemas/api/shapes/reportColumns';
import { addDays } from '#core/time/bangkok';
import type { DecisionQuery, MemberQuery, MovementQuery, Report } from '@desk/core/reportApi';
import type { ReportFilter } from './useReportQuery';

/** A list of what a number counts or adds up, and its query. */
export type RowsBehind =
  | { readonly list: 'movements'; readonly query: MovementQuery }
  | { readonly list: 'members'; readonly query: MemberQuery }
  | { readonly list: 'decisions'; readonly query: DecisionQuery };

interface Place {
  readonly name: ReportName;
  readonly filter: ReportFilter;
  readonly report: Report;
  readonly column: ReportColumn;
  /** Of the row; null for the total. */
  readonly key: string | null;
}

/** The rows behind a number of a report; undefined where none can be listed. */
export function rowsBehind({ name, filter, report, column, key }: Place): RowsBehind | undefined {
  const { from, to, brand } = filter;
  const query = { from, to, ...(brand !== undefined && { brand }) };
  const amount = amountOf(column);
  if (amount) return { list: 'movements', query: { ...query, ...ofMoney(filter, key), column: amount } };
  const member = memberColumns.find((each) => each === column);
  if (member) {
    // The total contains only the inviters that are listed.
    if (name === 'affiliates' && key === null && report.rows.length >= mostInviters) return undefined;
    return { list: 'members', query: { ...query, ...ofMembers(name, filter, key), column: member } };
  }
  const decision = decisionColumns.find((each) => each === column);
  if (!decision) return undefined;
  const narrowed = key === null ? {} : name === 'staff' ? { staff: key } : { queue: key };
  return {
    list: 'decisions',
    query: { ...query, ...(narrowed as Partial<DecisionQuery>), column: decision },
  };
}

/** Counts open the movements of their amount. */
function amountOf(column: ReportColumn) {
  if (column === 'depositCount') return 'deposits';
  if (column === 'withdrawalCount') return 'withdrawals';
  return amountColumns.find((each) => each === column);
}

/** What a row of the money report stands for. */
function ofMoney({ by }: ReportFilter, key: string | null): Omit<Partial<MovementQuery>, 'column'> {
  if (key === null) return {};
  return by === 'day' ? { from: key, to: key } : { [by]: key };
}

function ofMembers(
  name: ReportName,
  filter: ReportFilter,
  key: string | null,
): Omit<Partial<MemberQuery>, 'column'> {
  if (key === null) return {};
  if (name === 'affiliates') return { inviter: key };
  if (name === 'money') return ofMoney(filter, key);
  // The week that begins on this Monday, as far as the report covers it.
  const [from, to] = [key, addDays(key, 6)];
  return { from: from < filter.from ? filter.from : from, to: to > filter.to ? filter.to : to };
}
