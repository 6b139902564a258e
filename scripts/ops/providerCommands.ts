import type { Calls } from '#schemas/api/contract';
import type { Command, Commands } from './client';
import { page, paging } from './lists';
import { reasonOf, word } from './options';
import { moment } from './table';
import { UsageError } from './usage';

const LIST = 'GET /api/staff/brand/{brandId}/provider';
const CALLS = 'GET /api/staff/brand/{brandId}/provider-call/{uuid}';

type Provider = Calls[typeof LIST]['data'][number];
type Call = Calls[typeof CALLS]['data'][number];

const providerColumns = {
  PORT: ({ port }: Provider) => port,
  ID: ({ id }: Provider) => id,
  ADAPTER: ({ adapter }: Provider) => adapter ?? '-',
  SWITCH: ({ off }: Provider) => (off ? `off since ${moment(off.at)} by ${off.by}: ${off.reason}` : 'on'),
  CALLS: ({ calls }: Provider) => String(calls),
  FAILED: ({ failures }: Provider) => String(failures),
  'MEDIAN MS': ({ medianMs }: Provider) => String(medianMs ?? '-'),
  QUOTA: ({ quota }: Provider) => (quota ? `${quota.used} of ${quota.limit}` : '-'),
  'LAST FAILURE': ({ lastFailure: last }: Provider) =>
    last ? `${moment(last.at)} ${last.operation} ${last.result} ${last.detail ?? ''}`.trimEnd() : '-',
};

const callColumns = {
  WHEN: ({ at }: Call) => moment(at),
  PROVIDER: ({ provider }: Call) => provider,
  OPERATION: ({ operation, direction }: Call) => `${operation} ${direction}`,
  RESULT: ({ result }: Call) => result,
  MS: ({ latencyMs }: Call) => String(latencyMs),
  TRIES: ({ attempts }: Call) => String(attempts),
  REFERENCE: ({ reference }: Call) => reference ?? '-',
  DETAIL: ({ detail }: Call) => detail ?? '-',
};

/** The outside services of a brand. */
export const providerCommands: Commands = {
  providers: async (api, { brandId, words: [, period = 'hour'] }) => {
    if (period !== 'hour' && period !== 'day') throw new UsageError('providers counts the last hour or day.');
    const { data } = await api.call(LIST, { params: { brandId }, query: { period } });
    return page(providerColumns, data);
  },
  'provider-off': setSwitch('off'),
  'provider-on': setSwitch('on'),
  'provider-calls': async (api, options) => {
    const params = { brandId: options.brandId, uuid: word(options, 1, 'the id of a request') };
    const { data, meta } = await api.call(CALLS, { params, query: paging(options) });
    return page(callColumns, data, meta.next);
  },
};

function setSwitch(state: 'on' | 'off'): Command {
  return async (api, options) => {
    const params = { brandId: options.brandId, provider: word(options, 1, 'the id of a provider') };
    const { data } = await api.call(`POST /api/staff/brand/{brandId}/provider/{provider}/${state}`, {
      params,
      body: reasonOf(options),
    });
    return `${data.id} (${data.port}) is ${data.off ? 'off' : 'on'}.`;
  };
}
