import type { CallKey, Calls } from '#schemas/api/contract';
import { request } from '#core/contract/request';
import { type Page, mutation, pages, query, requestOf, staffApi } from '@backoffice/api/staffApi';

const LIST = 'GET /api/staff/queue/{kind}';
const ITEM = '/api/staff/queue/{kind}/{uuid}';

export type QueueCount = Calls['GET /api/staff/queue']['data'][number];
export type QueueKind = QueueCount['kind'];
/** A row of a queue. */
export type QueueItem = Calls[typeof LIST]['data'][number];
export type QueueDetail = Calls[`GET ${typeof ITEM}`]['data'];
export type Evidence = QueueDetail['evidence'];
export type Signal = QueueItem['signals'][number];
export type QueueEvent = Calls['GET /api/staff/event']['data'];
/** What a list shows; each part is optional. */
export type ListQuery = NonNullable<Calls[typeof LIST]['query']>;

/** A decision on an item, one call of the contract. */
export interface Decision {
  readonly call: Extract<CallKey, `POST /api/staff/${string}/{uuid}/${string}`>;
  readonly item: Pick<QueueItem, 'kind' | 'uuid' | 'brandId'>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Of one of many decisions: a repetition has no second effect. The list is read once, after all of them. */
  readonly idempotencyKey?: string;
}

const ofItem = ({ kind, uuid }: Pick<QueueItem, 'kind' | 'uuid'>) =>
  ['QueueCount', { type: 'Queue', id: kind }, { type: 'QueueItem', id: uuid }] as const;

const changesItem = {
  invalidatesTags: (_: unknown, __: unknown, item: Pick<QueueItem, 'kind' | 'uuid'>) => ofItem(item),
};

export const queueApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getCounts: query(build, 'GET /api/staff/queue', { providesTags: ['QueueCount'] }),
    getQueue: build.infiniteQuery<Page<QueueItem>, ListQuery & { readonly kind: QueueKind }, string | null>({
      ...pages,
      query: ({ queryArg, pageParam }) =>
        requestOf(LIST, { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) }),
      providesTags: (_, __, { kind }) => [{ type: 'Queue', id: kind }],
    }),
    getItem: query(build, `GET ${ITEM}`, {
      providesTags: (_, __, { uuid }) => [{ type: 'QueueItem', id: uuid }],
      keepUnusedDataFor: 30,
    }),
    claimNext: mutation(build, 'POST /api/staff/queue/{kind}/next'),
    claimItem: mutation(build, `POST ${ITEM}/claim`),
    renewClaim: mutation(build, `POST ${ITEM}/renew`),
    releaseItem: mutation(build, `POST ${ITEM}/release`),
    takeOver: mutation(build, `POST ${ITEM}/take-over`, changesItem),
    holdItem: mutation(build, `POST ${ITEM}/hold`, changesItem),
    resumeItem: mutation(build, `POST ${ITEM}/resume`, changesItem),
    decide: build.mutation<unknown, Decision>({
      query: ({ call, item, body = {}, idempotencyKey }) => ({
        ...request(call as never, { params: { uuid: item.uuid }, body } as never),
        // A decision belongs to the brand of its host, and the desk has a host of its own.
        headers: {
          'web-hostname': `${item.brandId}.localhost`,
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        },
      }),
      invalidatesTags: (_, __, { item, idempotencyKey }) =>
        idempotencyKey === undefined ? ofItem(item) : [],
    }),
  }),
});

export const {
  useGetCountsQuery,
  useGetQueueInfiniteQuery,
  useGetItemQuery,
  useClaimNextMutation,
  useTakeOverMutation,
  useHoldItemMutation,
  useResumeItemMutation,
  useDecideMutation,
} = queueApi;
