import type { Calls } from '#schemas/api/contract';
import { webhookStatuses } from '#schemas/api/shapes/statuses';
import { webhookEvents } from '#schemas/webhooks/events';
import type { Commands } from './client';
import { page, paging } from './lists';
import { word } from './options';
import { moment } from './table';
import { UsageError } from './usage';

const LIST = 'GET /api/staff/brand/{brandId}/webhook';

type Delivery = Calls[typeof LIST]['data'][number];

const columns = {
  ID: ({ uuid }: Delivery) => uuid,
  MADE: ({ createdAt }: Delivery) => moment(createdAt),
  RECEIVER: ({ provider }: Delivery) => provider,
  EVENT: ({ event }: Delivery) => event,
  ABOUT: ({ subjectUuid }: Delivery) => subjectUuid ?? '-',
  STATUS: ({ status }: Delivery) => status,
  TRIES: ({ attempts }: Delivery) => String(attempts),
  NEXT: ({ dueAt }: Delivery) => (dueAt ? moment(dueAt) : '-'),
  FAILURE: ({ failure }: Delivery) => failure ?? '-',
};

/** Outgoing events of a brand. */
export const webhookCommands: Commands = {
  webhooks: async (api, options) => {
    const { brandId, words } = options;
    const status = oneOf(webhookStatuses, options.status?.toUpperCase(), '--status');
    const event = oneOf(webhookEvents, words[1], 'An event');
    const query = { ...paging(options), ...(status && { status }), ...(event && { event }) };
    const { data, meta } = await api.call(LIST, { params: { brandId }, query });
    return page(columns, data, meta.next);
  },
  'webhooks resend': async (api, options) => {
    const params = { brandId: options.brandId, uuid: word(options, 2, 'the id of a delivery') };
    const { data } = await api.call('POST /api/staff/brand/{brandId}/webhook/{uuid}/resend', {
      params,
      body: {},
    });
    return `${data.event} ${data.uuid} is sent to ${data.provider} again.`;
  },
};

function oneOf<W extends string>(
  words: readonly W[],
  wanted: string | undefined,
  what: string,
): W | undefined {
  const found = words.find((one) => one === wanted);
  if (wanted !== undefined && found === undefined)
    throw new UsageError(`${what} is one of ${words.join(', ')}.`);
  return found;
}
