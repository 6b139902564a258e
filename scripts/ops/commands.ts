import { writeFile } from 'node:fs/promises';
import type { Calls, StaffCall } from '#schemas/api/contract';
import { adjustCommands } from './adjustCommands';
import { another, approveDeposit } from './approveDeposit';
import { bankCommands } from './bankCommands';
import { trialBalanceCommands } from './trialBalanceCommands';
import type { Client } from './client';
import { levelCommands } from './levelCommands';
import { lists, more } from './lists';
import { newsCommands } from './newsCommands';
import { word } from './options';
import type { Options } from './options';
import { staffCommands } from './staffCommands';
import { moment, money, pairs, table } from './table';
import { turnoverCommands } from './turnoverCommands';
import { until } from './until';
import { UsageError } from './usage';

const OPERATION = 'POST /api/staff/brand/{brandId}/operation';

type Command = (api: Client, options: Options) => Promise<string>;

/** What each command does and prints, by its first word or two. */
export const commands: Readonly<Record<string, Command>> = {
  ...lists,
  ...staffCommands,
  ...newsCommands,
  ...adjustCommands,
  ...bankCommands,
  ...levelCommands,
  ...turnoverCommands,
  ...trialBalanceCommands,
  'download slip': downloadSlip,
  'approve deposit': approveDeposit,
  'approve slip': byId('POST /api/staff/slip/{uuid}/approve', another),
  'link slip': byId('POST /api/staff/slip/{uuid}/link', (options) => ({
    creditUuid: word(options, 3, 'the id of a credit'),
  })),
  'approve adjustment': byId('POST /api/staff/adjustment/{uuid}/approve', another),
  'reject adjustment': byId('POST /api/staff/adjustment/{uuid}/reject', withReason),
  'reject deposit': byId('POST /api/staff/deposit/{uuid}/reject', withReason),
  'reject slip': byId('POST /api/staff/slip/{uuid}/reject', withReason),
  'withdraw approve': byId('POST /api/staff/withdraw/{uuid}/approve'),
  'withdraw complete': byId('POST /api/staff/withdraw/{uuid}/complete'),
  'withdraw refund': byId('POST /api/staff/withdraw/{uuid}/refund'),
  'withdraw fail': byId('POST /api/staff/withdraw/{uuid}/fail', withReason),
  'withdraw reject': byId('POST /api/staff/withdraw/{uuid}/reject', (options) => ({
    ...withReason(options),
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
    const { credit, held, createdAt, lastLoginAt } = data;
    return pairs({
      ...data,
      credit: money(credit),
      held: money(held),
      createdAt: moment(createdAt),
      lastLoginAt: moment(lastLoginAt),
    });
  },
  suspend: async (api, options) => {
    const username = word(options, 1, 'a username');
    const body = withReason(options);
    const { data: member } = await api.call('GET /api/staff/user/{username}', { params: { username } });
    const { data } = await api.call('POST /api/staff/user/{uuid}/suspend', {
      params: { uuid: member.uuid },
      body,
    });
    return `${member.username} is ${data.status} and logged out everywhere.`;
  },
  restore: async (api, options) => {
    const username = word(options, 1, 'a username');
    const { data: member } = await api.call('GET /api/staff/user/{username}', { params: { username } });
    const { data } = await api.call('POST /api/staff/user/{uuid}/restore', {
      params: { uuid: member.uuid },
      body: {},
    });
    return `${member.username} is ${data.status}.`;
  },
  audit: async (api, { brandId, limit, cursor }) => {
    const { data, meta } = await api.call('GET /api/staff/brand/{brandId}/audit', {
      params: { brandId },
      query: { ...(limit && { limit }), ...(cursor && { cursor }) },
    });
    const rows = data.map(({ at, actor, actorType, action, target, detail }) => [
      moment(at),
      actor ?? actorType,
      action,
      target ?? '-',
      Object.entries(detail)
        .filter(([name]) => name !== 'traceId')
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
    ]);
    return [table([['WHEN', 'WHO', 'WHAT', 'OF', 'DETAIL'], ...rows]), ...more(meta.next)].join('\n');
  },
};

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

function withReason({ reason }: Options): { reason: string } {
  if (!reason) throw new UsageError('A reason is required: --reason <text>.');
  return { reason };
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
