import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { count, dateTime, filledLine, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { byBrandAndUuid, needs } from './callParts';
import { cursor, limit } from './page';

export const alertKinds = ['queue-overdue', 'provider-down', 'books', 'payout-volume'] as const;
export type AlertKind = (typeof alertKinds)[number];

/**
 * `subject` is the kind of queue or the provider. Values: `count` of overdue items or of discrepancies; of
 * `payout-volume` the baht paid out today and the usual baht of the weekday; the `port` of a provider.
 */
const alert = object({
  uuid,
  brandId: text,
  kind: oneOf(alertKinds),
  subject: text,
  values: object({}, { count, amount: { type: 'number' }, usual: { type: 'number' }, port: text }),
  openedAt: dateTime,
  resolvedAt: nullable(dateTime),
  acknowledgement: nullable(object({ by: text, at: dateTime, reason: text })),
});

/** Alerts of the operations desk: a queue over its target, a provider down, books that differ, unusual payouts. */
export const deskAlerts = {
  'GET /api/staff/alert': {
    ...needs('alerts'),
    anyBrand: true,
    summary:
      'Alerts of the brands where the caller may see them, newest first; `open` ones unless `state` says `all`.',
    query: object(
      {},
      {
        limit,
        cursor,
        brand: { type: 'string', pattern: '^[a-z0-9,-]{1,2000}$' },
        state: oneOf(['open', 'all']),
      },
    ),
    data: list(alert),
    paged: true,
  },
  'POST /api/staff/brand/{brandId}/alert/{uuid}/acknowledge': {
    ...needs('alerts'),
    summary: 'Acknowledge an open alert with a reason. It stays open until its cause has ended.',
    params: byBrandAndUuid,
    body: object({ reason: filledLine }),
    data: alert,
    errors: ['STATE_CHANGED'],
  },
} as const satisfies ContractArea;
