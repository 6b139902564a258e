import type { Calls } from '#schemas/api/contract';
import type { deskReports, ReportName } from '#schemas/api/deskReports';
import { allowsAt } from '#server/modules/staff/index';
import type { Handlers, StaffCall } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { affiliateReport } from './affiliateReport';
import { decisionReport } from './decisionReports';
import { listDecisions } from './listDecisions';
import { listMembers } from './listMembers';
import { listMovements } from './listMovements';
import { moneyReport } from './moneyReport';
import type { Report, ReportScope } from './report';
import { retentionReport } from './retentionReport';

type ReportCall = keyof typeof deskReports;
type Query = NonNullable<Calls['GET /api/staff/report/{report}']['query']>;

/** Reports over the brands where the caller may read them. */
export function reportHandlers({ db, brands }: Deps): Handlers<ReportCall> {
  const scopeOf = ({ staff }: StaffCall, { brand, from, to }: Omit<Query, 'by'>): ReportScope => {
    const wanted = brand?.split(',');
    const visible = brands.all.filter(
      ({ id }) => allowsAt(staff.held, id, 'reports') && (wanted?.includes(id) ?? true),
    );
    return { brands: visible, from, to };
  };
  const reports: Readonly<
    Record<ReportName, (scope: ReportScope, query: Query, now: Date) => Promise<Report>>
  > = {
    money: (scope, { by }) => moneyReport(db, scope, by ?? 'day'),
    retention: (scope, _, now) => retentionReport(db, scope, now),
    affiliates: (scope) => affiliateReport(db, scope),
    staff: (scope) => decisionReport(db, scope, 'staff'),
    queues: (scope) => decisionReport(db, scope, 'queues'),
  };
  return {
    'GET /api/staff/report/{report}': (context) =>
      reports[context.params.report](scopeOf(context, context.query), context.query, context.now),
    'GET /api/staff/report/money/movement': (context) =>
      listMovements(db, scopeOf(context, context.query), context.query),
    'GET /api/staff/report/members/member': (context) =>
      listMembers(db, scopeOf(context, context.query), context.query),
    'GET /api/staff/report/staff/decision': (context) =>
      listDecisions(db, scopeOf(context, context.query), context.query),
  };
}
