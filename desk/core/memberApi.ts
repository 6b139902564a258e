import type { Calls } from '#schemas/api/contract';
import { type Page, mutation, pages, query, requestOf, staffApi } from '@backoffice/api/staffApi';

const MEMBER = '/api/staff/brand/{brandId}/member/{uuid}';

export type SearchHit = Calls['GET /api/staff/member']['data']['hits'][number];
export type MemberRecord = Calls[`GET ${typeof MEMBER}`]['data'];
export type TimelineRow = Calls[`GET ${typeof MEMBER}/timeline`]['data'][number];
export type TimelineKind = TimelineRow['kind'];
export type MemberNote = MemberRecord['warnings'][number];

/** A member of a brand. */
export interface MemberKey {
  readonly brandId: string;
  readonly uuid: string;
}

const changes = {
  invalidatesTags: (_: unknown, __: unknown, { uuid }: MemberKey) => [{ type: 'Member', id: uuid }] as const,
};

export const {
  useSearchMembersQuery,
  useGetMemberQuery,
  useGetTimelineInfiniteQuery,
  useAddNoteMutation,
  useUnpinNoteMutation,
  useRevealMutation,
  useSuspendMemberMutation,
  useRestoreMemberMutation,
} = staffApi.injectEndpoints({
  endpoints: (build) => ({
    searchMembers: query(build, 'GET /api/staff/member'),
    getMember: query(build, `GET ${MEMBER}`, {
      providesTags: (_, __, { uuid }) => [{ type: 'Member', id: uuid }],
    }),
    getTimeline: build.infiniteQuery<
      Page<TimelineRow>,
      MemberKey & NonNullable<Calls[`GET ${typeof MEMBER}/timeline`]['query']>,
      string | null
    >({
      ...pages,
      query: ({ queryArg, pageParam }) =>
        requestOf(`GET ${MEMBER}/timeline`, {
          ...queryArg,
          ...(pageParam !== null && { cursor: pageParam }),
        }),
      providesTags: (_, __, { uuid }) => [{ type: 'Member', id: uuid }],
    }),
    addNote: mutation(build, `POST ${MEMBER}/note`, changes),
    unpinNote: mutation(build, `POST ${MEMBER}/note/{noteUuid}/unpin`, changes),
    reveal: mutation(build, `POST ${MEMBER}/reveal`),
    suspendMember: mutation(build, `POST ${MEMBER}/suspend`, changes),
    restoreMember: mutation(build, `POST ${MEMBER}/restore`, changes),
  }),
});
