import { writeFile } from 'node:fs/promises';
import type { Calls, StaffCall } from '#schemas/api/contract';
import { accountCommands } from './accountCommands';
import { another, bankCommands } from './bankCommands';
import { checklistCommands } from './checklistCommands';
import { trialBalanceCommands } from './trialBalanceCommands';
import type { Client, Command, Commands } from './client';
import { lists, page, paging } from './lists';
import { newsCommands } from './newsCommands';
import { reasonOf, word, type Options } from './options';
import { providerCommands } from './providerCommands';
import { staffCommands } from './staffCommands';
import { moment, money, pairs } from './table';
import { twoPeopleCommands } from './twoPeopleCommands';
import { until } from './until';
import { webhookCommands } from './webhookCommands';

const OPERATION = 'POST /api/staff/brand/{brandId}/operation';

/** What each command does and prints, by its first word or two. */
export const commands: Commands = {
  ...lists,
  ...staffCommands,
  ...newsCommands,
  ...bankCommands,
  ...accountCommands,
  ...providerCommands,
  ...checklistCommands,
  ...webhookCommands,
  ...twoPeopleCommands,
  ...trialBalanceCommands,
  'download slip': downloadSlip,
  'approve slip': byId('POST /api/staff/slip/{uuid}/approve', another),
  'link slip': byId('POST /api/staff/slip/{uuid}/link', (options) => ({
    creditUuid: word(options, 3, 'the id of a credit'),
  })),
  'approve adjustment': byId('POST /api/staff/adjustment/{uuid}/approve', another),
  'reject adjustment': byId('POST /api/staff/adjustment/{uuid}/reject', reasonOf),
  'reject deposit': byId('POST /api/staff/deposit/{uuid}/reject', reasonOf),
  'reject slip': byId('POST /api/staff/slip/{uuid}/reject', reasonOf),
  'withdraw approve': byId('POST /api/staff/withdraw/{uuid}/approve'),
  'withdraw complete': byId('POST /api/staff/withdraw/{uuid}/complete'),
  'withdraw refund': byId('POST /api/staff/withdraw/{uuid}/refund'),
  'withdraw fail': byId('POST /api/staff/withdraw/{uuid}/fail', reasonOf),
  'withdraw reject': byId('POST /api/staff/withdraw/{uuid}/reject', (options) => ({
    ...reasonOf(options),
    refund: options.refund,
  })),

  'query transfer': async (api, options) => {
    const { data } = await api.call('POST /api/staff/game/transfer/{uuid}/query', {
      params: { uuid: word(options, 2, 'an id') },
      body: {},
    });
    return `${data.uuid} of ${data.username}, ${money(data.amount)} baht, is ${data.status}.`;
  },

  'ma on': async (api, { brandId, message, until: when }) => {
    const body = {
      websiteStatus: 'MA',
      ...(message && { message }),
      ...(when && { endAt: until(when, new Date()) }),
    } as const;
    return website((await api.call(OPERATION, { params: { brandId }, body })).data);
  },
  'ma off': async (api, { brandId }) => {
    const body = { websiteStatus: 'ACTIVE' } as const;
    return website((await api.call(OPERATION, { params: { brandId }, body })).data);
  },
  ma: async (api) => website((await api.call('GET /api/setting/operational/website', {})).data),

  member: async (api, options) => {
    const { data } = await api.call('GET /api/staff/user/{username}', {
      params: { username: word(options, 1, 'a username') },
    });
    const { credit, held, cashback, friends, createdAt, lastLoginAt } = data;
    return pairs({
      ...data,
      credit: money(credit),
      held: money(held),
      cashback: money(cashback),
      friends: money(friends),
      createdAt: moment(createdAt),
      lastLoginAt: moment(lastLoginAt),
    });
  },
  suspend: async (api, options) => {
    const body = reasonOf(options);
    const { params, username } = await memberOf(api, options);
    const { data } = await api.call('POST /api/staff/user/{uuid}/suspend', { params, body });
    return `${username} is ${data.status} and logged out everywhere.`;
  },
  restore: async (api, options) => {
    const { params, username } = await memberOf(api, options);
    const { data } = await api.call('POST /api/staff/user/{uuid}/restore', { params, body: {} });
    return `${username} is ${data.status}.`;
  },
  audit: async (api, options) => {
    const { data, meta } = await api.call('GET /api/staff/brand/{brandId}/audit', {
      params: { brandId: options.brandId },
      query: paging(options),
    });
    return page(auditColumns, data, meta.next);
  },
};

const auditColumns = {
  WHEN: ({ at }: AuditRow) => moment(at),
  WHO: ({ actor, actorType }: AuditRow) => actor ?? actorType,
  WHAT: ({ action }: AuditRow) => action,
  OF: ({ target }: AuditRow) => target ?? '-',
  DETAIL: ({ detail }: AuditRow) =>
    Object.entries(detail)
      .filter(([name]) => name !== 'traceId')
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
};
type AuditRow = Calls['GET /api/staff/brand/{brandId}/audit']['data'][number];

/** The member whom the command names. */
async function memberOf(api: Client, options: Options) {
  const params = { username: word(options, 1, 'a username') };
  const { data } = await api.call('GET /api/staff/user/{username}', { params });
  return { params: { uuid: data.uuid }, username: data.username };
}

type Deciding = Extract<
  StaffCall,
  `POST /api/staff/${'deposit' | 'slip' | 'withdraw' | 'adjustment'}/{uuid}/${string}`
>;

/** A decision over one row, by its id. */
function byId(key: Deciding, bodyOf: (options: Options) => object = () => ({})): Command {
  return async (api, options) => {
    const uuid = word(options, 2, 'an id');
    const call = api.call as (
      key: Deciding,
      args: { params: { uuid: string }; body: object },
    ) => Promise<{ data: Calls[Deciding]['data'] }>;
    const { data } = await call(key, { params: { uuid }, body: bodyOf(options) });
    const whose = data.username === null ? '' : ` of ${data.username}`;
    return `${data.uuid}${whose}, ${money(data.amount)} baht, is ${data.status}.`;
  };
}

function website({ websiteStatus, message, endAt }: Calls[typeof OPERATION]['data']): string {
  return pairs({ website: websiteStatus, message, until: moment(endAt) });
}

/** Saves the image of a slip in the working folder, readable by its owner only; never overwrites a file. */
async function downloadSlip(api: Client, options: Options): Promise<string> {
  const uuid = word(options, 2, 'an id');
  const image = await api.file('GET /api/staff/slip/{uuid}/image', { params: { uuid } });
  const file = `slip-${uuid}.jpg`;
  await writeFile(file, image, { flag: 'wx', mode: 0o600 });
  return `${file} is saved. It shows bank details: delete it once the slip is decided.`;
}
