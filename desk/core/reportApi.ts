import type { Calls } from '#schemas/api/contract';
import { type Page, pages, query, requestOf, staffApi } from '@backoffice/api/staffApi';

const REPORT = 'GET /api/staff/report/{report}';
const MOVEMENT = 'GET /api/staff/report/money/movement';
const MEMBER = 'GET /api/staff/report/members/member';
const DECISION = 'GET /api/staff/report/staff/decision';

export type Report = Calls[typeof REPORT]['data'];
export type Movement = Calls[typeof MOVEMENT]['data'][number];
export type MovementQuery = NonNullable<Calls[typeof MOVEMENT]['query']>;
type Member = Calls[typeof MEMBER]['data'][number];
export type MemberQuery = NonNullable<Calls[typeof MEMBER]['query']>;
type Decision = Calls[typeof DECISION]['data'][number];
export type DecisionQuery = NonNullable<Calls[typeof DECISION]['query']>;

export const reportApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getReport: query(build, REPORT),
    getMovements: build.infiniteQuery<Page<Movement>, MovementQuery, string | null>({
      ...pages,
      query: ({ queryArg, pageParam }) =>
        requestOf(MOVEMENT, { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) }),
    }),
    getReportMembers: build.infiniteQuery<Page<Member>, MemberQuery, string | null>({
      ...pages,
      query: ({ queryArg, pageParam }) =>
        requestOf(MEMBER, { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) }),
    }),
    getReportDecisions: build.infiniteQuery<Page<Decision>, DecisionQuery, string | null>({
      ...pages,
      query: ({ queryArg, pageParam }) =>
        requestOf(DECISION, { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) }),
    }),
  }),
});

export const {
  useGetReportQuery,
  useGetMovementsInfiniteQuery,
  useGetReportMembersInfiniteQuery,
  useGetReportDecisionsInfiniteQuery,
} = reportApi;
