import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { dateTime, filledLine, line, nothing, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { brandId, needs, withoutBody, withReason } from './callParts';
import { cursor, limit } from './page';
import { queueItemDetail } from './shapes/queueEvidence';
import { queueCount, queueEvent, queueItem, queueKind, queueSorts, signalCodes } from './shapes/queueItem';

/** Over the brands and queues on which the caller may work: those whose requests another permission shows. */
const overBrands = { ...needs('queues.work'), anyBrand: true } as const;
const byKind = object({ kind: queueKind });
const byItem = object({ kind: queueKind, uuid });
/** Brand ids with commas between them. */
const brands = { type: 'string', pattern: '^[a-z0-9,-]{1,2000}$' } as const;
const bahtText = { type: 'string', pattern: '^[0-9]{1,10}(\\.[0-9]{1,2})?$' } as const;

/** What narrows and sorts a list. */
const filters = {
  brand: brands,
  state: oneOf(['waiting', 'held', 'mine', 'all']),
  signal: oneOf([...signalCodes, 'none']),
  from: bahtText,
  to: bahtText,
  q: line,
  sort: oneOf(queueSorts),
} as const;

/** A change of who works on an item; answers the item as it is then. */
const onItem = { ...overBrands, params: byItem, data: queueItem } as const;

/** Queues of the operations desk: what waits for staff over all brands, and who works on what. */
export const deskQueue = {
  'GET /api/staff/queue': {
    ...overBrands,
    summary: 'Counts of the queues on which the caller may work.',
    query: object({}, { brand: brands }),
    data: list(queueCount),
  },
  'GET /api/staff/queue/{kind}': {
    ...overBrands,
    summary: 'Items of a queue, oldest first unless `sort` says otherwise; 50 a page unless `limit` does.',
    params: byKind,
    query: object({}, { limit, cursor, ...filters }),
    data: list(queueItem),
    paged: true,
  },
  'GET /api/staff/queue/{kind}/export': {
    ...overBrands,
    summary:
      'All items of a list as CSV, in its order; each brand of which rows were sent audits the filters and their number.',
    params: byKind,
    query: object({}, filters),
    data: nothing,
    file: 'text/csv',
  },
  'POST /api/staff/queue/{kind}/next': {
    ...overBrands,
    summary: 'Claim the oldest free item that the caller may decide; null when there is none.',
    params: byKind,
    body: object({}, { brands: list(brandId, 1000) }),
    bodyOptional: true,
    data: nullable(queueItem),
  },
  'GET /api/staff/queue/{kind}/{uuid}': {
    ...overBrands,
    summary: 'An item with its evidence.',
    params: byItem,
    data: queueItemDetail,
  },
  'POST /api/staff/queue/{kind}/{uuid}/claim': {
    ...onItem,
    ...withoutBody,
    summary: 'Claim an item for 120 seconds.',
    errors: ['CLAIMED_BY_OTHER'],
  },
  'POST /api/staff/queue/{kind}/{uuid}/renew': {
    ...onItem,
    ...withoutBody,
    summary: 'Extend a claim to 120 seconds from now, also an expired one that no other person has taken.',
    errors: ['CLAIMED_BY_OTHER'],
  },
  'POST /api/staff/queue/{kind}/{uuid}/release': {
    ...onItem,
    ...withoutBody,
    summary: 'End a claim of one’s own; without one nothing changes.',
  },
  'POST /api/staff/queue/{kind}/{uuid}/take-over': {
    ...onItem,
    ...withReason,
    summary: 'Claim an item that another person has claimed.',
  },
  'POST /api/staff/queue/{kind}/{uuid}/hold': {
    ...onItem,
    summary: 'Put an item aside until a time, at most 30 days ahead, and end its claim.',
    body: object({ reason: filledLine, until: dateTime }),
    errors: ['CLAIMED_BY_OTHER', 'HOLD_TIME'],
  },
  'POST /api/staff/queue/{kind}/{uuid}/resume': {
    ...onItem,
    ...withoutBody,
    summary: 'End a hold: the item waits again.',
    errors: ['CLAIMED_BY_OTHER'],
  },
  'GET /api/staff/event': {
    ...overBrands,
    summary:
      'Server-sent events about queue items, read with `fetch`: `event: queue` with the data below, `event: ready` after connecting, `event: resync` when events may be missing (an unknown `Last-Event-ID` too), comments as heartbeat.',
    data: queueEvent,
    stream: true,
  },
} as const satisfies ContractArea;
