import {
  adjustmentKinds,
  type AdjustmentDirection,
  type AdjustmentKind,
} from '#schemas/api/shapes/adjustment';
import type { Calls } from '#schemas/api/contract';
import { readAmount } from '#schemas/common/readAmount';
import type { Client, Commands } from './client';
import { reasonOf, word, type Options } from './options';
import { money } from './table';
import { UsageError } from './usage';

type Grant = Calls['POST /api/staff/level-grant']['data'];

/** Credit adjustments, levels and waivers of turnover: one person proposes, and above a limit a second one approves. */
export const twoPeopleCommands: Commands = {
  'adjust add': (api, options) => adjust(api, options, 'ADD'),
  'adjust take': (api, options) => adjust(api, options, 'TAKE'),
  'level give': (api, options) => propose(api, options, levelOf(word(options, 3, 'a level'))),
  'level take': (api, options) => propose(api, options, null),
  'approve level': async (api, options) => {
    const params = { uuid: word(options, 2, 'an id') };
    const { data } = await api.call('POST /api/staff/level-grant/{uuid}/approve', { params, body: {} });
    return `${data.username} is now at level ${String(data.levelAfter)}, was at level ${String(data.levelBefore)}.`;
  },
  'reject level': async (api, options) => {
    const request = { params: { uuid: word(options, 2, 'an id') }, body: reasonOf(options) };
    const { data } = await api.call('POST /api/staff/level-grant/{uuid}/reject', request);
    return `${whatOf(data)} is ${data.status}.`;
  },
  'waive turnover': async (api, options) => {
    const request = { params: { uuid: word(options, 2, 'an id') }, body: reasonOf(options) };
    const { data } = await api.call('POST /api/staff/turnover/{uuid}/waive', request);
    return data.status === 'OPEN'
      ? `${data.uuid} of ${data.username}: the waiver needs a second person: waive turnover ${data.uuid}`
      : `${data.uuid} of ${data.username} is ${data.status}.`;
  },
  'reject waiver': async (api, options) => {
    const request = { params: { uuid: word(options, 2, 'an id') }, body: reasonOf(options) };
    const { data } = await api.call('POST /api/staff/turnover/{uuid}/waive/reject', request);
    return `${data.uuid} of ${data.username} is unchanged: ${money(data.left)} baht left to stake.`;
  },
};

async function adjust(api: Client, options: Options, direction: AdjustmentDirection): Promise<string> {
  const username = word(options, 2, 'a username');
  const amount = bahtOf(word(options, 3, 'an amount in baht'));
  const kind = kindOf(options);
  if (!options.reason) throw new UsageError('A reason is required, shown to the member: --reason <text>.');
  const { reason } = options;
  const { data } = await api.call('POST /api/staff/adjustment', {
    body: { username, direction, amount, kind, reason },
  });
  const what = `${data.uuid}: ${money(data.amount)} baht ${direction === 'ADD' ? 'to' : 'from'} ${username}`;
  return data.status === 'PENDING'
    ? `${what} needs a second person: approve adjustment ${data.uuid}`
    : `${what}, done.`;
}

function bahtOf(text: string): number {
  const { baht } = readAmount(text);
  if (baht === undefined) throw new UsageError(`"${text}" is not an amount: write 100 or 99.50.`);
  return baht;
}

function kindOf({ kind = 'correction' }: Options): AdjustmentKind {
  const known = adjustmentKinds.find((one) => one === kind.toUpperCase());
  if (!known) throw new UsageError(`--kind is one of ${adjustmentKinds.join(', ').toLowerCase()}.`);
  return known;
}

async function propose(api: Client, options: Options, level: number | null): Promise<string> {
  const body = { username: word(options, 2, 'a username'), level, ...reasonOf(options) };
  const { data } = await api.call('POST /api/staff/level-grant', { body });
  return `${whatOf(data)} needs a second person: approve level ${data.uuid}`;
}

const whatOf = ({ uuid, direction, level, username }: Grant) =>
  `${uuid}: level ${String(level)} ${direction === 'GIVE' ? 'to' : 'from'} ${username}`;

function levelOf(text: string): number {
  if (!/^[1-6]$/.test(text)) throw new UsageError(`"${text}" is not a level: write 1 to 6.`);
  return Number(text);
}
