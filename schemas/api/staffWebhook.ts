import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { count, dateTime, text, uuid } from '#schemas/common/scalars';
import { providerId } from '#schemas/providers/providersFile';
import { webhookEvents } from '#schemas/webhooks/events';
import type { ContractArea } from './callSpec';
import { byBrand, byBrandAndUuid, needs, withoutBody } from './callParts';
import { cursor, limit } from './page';
import { webhookStatuses } from './shapes/statuses';

/** An event on its way to one receiver. */
const delivery = object({
  uuid,
  provider: text,
  event: oneOf(webhookEvents),
  /** What the event is about; null for the brand itself. */
  subjectUuid: nullable(uuid),
  status: oneOf(webhookStatuses),
  attempts: count,
  /** Why the last attempt failed. */
  failure: nullable(text),
  createdAt: dateTime,
  /** Of the next attempt; null when there is none. */
  dueAt: nullable(dateTime),
  completedAt: nullable(dateTime),
});

/** Outgoing webhooks of a brand. */
export const staffWebhooks = {
  'GET /api/staff/brand/{brandId}/webhook': {
    ...needs('webhooks'),
    summary: 'Outgoing events by receiver, newest first; kept for 90 days after their end.',
    params: byBrand,
    query: object(
      {},
      { limit, cursor, status: oneOf(webhookStatuses), provider: providerId, event: oneOf(webhookEvents) },
    ),
    data: list(delivery),
    paged: true,
  },
  'POST /api/staff/brand/{brandId}/webhook/{uuid}/resend': {
    ...needs('webhooks'),
    ...withoutBody,
    summary: 'Deliver an event again under the same id, with attempts for three more days.',
    params: byBrandAndUuid,
    data: delivery,
  },
} as const satisfies ContractArea;
