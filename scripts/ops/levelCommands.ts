import type { Calls } from '#schemas/api/contract';
import { levelGrantStatuses } from '#schemas/api/shapes/statuses';
import type { Client } from './client';
import { page, queryOf } from './lists';
import { word } from './options';
import type { Options } from './options';
import { moment } from './table';
import { UsageError } from './usage';

type Grant = Calls['POST /api/staff/level-grant']['data'];

/** Commands to give a level to one member or revoke it, which takes two people. */
export const levelCommands = {
  'level give': (api: Client, options: Options) =>
    propose(api, options, levelOf(word(options, 3, 'a level'))),
  'level take': (api: Client, options: Options) => propose(api, options, null),
  'approve level': async (api: Client, options: Options) => {
    const params = { uuid: word(options, 2, 'an id') };
    const { data } = await api.call('POST /api/staff/level-grant/{uuid}/approve', { params, body: {} });
    return `${data.username} is now at level ${String(data.levelAfter)}, was at level ${String(data.levelBefore)}.`;
  },
  'reject level': async (api: Client, options: Options) => {
    const params = { uuid: word(options, 2, 'an id') };
    const body = { reason: reasonOf(options) };
    const { data } = await api.call('POST /api/staff/level-grant/{uuid}/reject', { params, body });
    return `${whatOf(data)} is ${data.status}.`;
  },
  'list levels': async (api: Client, options: Options) => {
    const { data, meta } = await api.call('GET /api/staff/level-grant', {
      query: queryOf(options, levelGrantStatuses),
    });
    const head = ['ID', 'MADE', 'MEMBER', 'WHAT', 'LEVEL', 'STATUS', 'BY', 'DECIDED BY', 'REASON'];
    const rows = data.map((row) => [
      row.uuid,
      moment(row.createdAt),
      row.username,
      row.direction,
      String(row.level),
      row.status,
      row.proposedBy,
      row.decidedBy ?? '-',
      row.reason ?? '',
    ]);
    return page([head, ...rows], meta.next);
  },
};

async function propose(api: Client, options: Options, level: number | null): Promise<string> {
  const body = { username: word(options, 2, 'a username'), level, reason: reasonOf(options) };
  const { data } = await api.call('POST /api/staff/level-grant', { body });
  return `${whatOf(data)} needs a second person: approve level ${data.uuid}`;
}

const whatOf = ({ uuid, direction, level, username }: Grant) =>
  `${uuid}: level ${String(level)} ${direction === 'GIVE' ? 'to' : 'from'} ${username}`;

function levelOf(text: string): number {
  if (!/^[1-6]$/.test(text)) throw new UsageError(`"${text}" is not a level: write 1 to 6.`);
  return Number(text);
}

function reasonOf({ reason }: Options): string {
  if (!reason) throw new UsageError('A reason is required: --reason <text>.');
  return reason;
}
