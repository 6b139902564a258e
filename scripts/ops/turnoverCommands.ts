import type { Calls } from '#schemas/api/contract';
import { turnoverStatuses } from '#schemas/api/shapes/statuses';
import type { Client } from './client';
import { page, queryOf } from './lists';
import { word } from './options';
import type { Options } from './options';
import { moment, money } from './table';
import { UsageError } from './usage';

type Turnover = Calls['GET /api/staff/turnover']['data'][number];

/** Commands to list turnover requirements and to waive them. */
export const turnoverCommands = {
  'list turnover': async (api: Client, options: Options) => {
    const username = options.words[2];
    const query = { ...queryOf(options, turnoverStatuses), ...(username !== undefined && { username }) };
    const { data, meta } = await api.call('GET /api/staff/turnover', { query });
    const head = ['ID', 'MADE', 'MEMBER', 'SOURCE', 'GIVEN', 'DONE', 'OF', 'STATUS', 'UNTIL', 'WAIVER'];
    return page([head, ...data.map(rowOf)], meta.next);
  },
  'waive turnover': async (api: Client, options: Options) => {
    const { data } = await api.call('POST /api/staff/turnover/{uuid}/waive', {
      params: { uuid: word(options, 2, 'an id') },
      body: { reason: reasonOf(options) },
    });
    return data.status === 'OPEN'
      ? `${data.uuid} of ${data.username}: the waiver needs a second person: waive turnover ${data.uuid}`
      : `${data.uuid} of ${data.username} is ${data.status}.`;
  },
  'reject waiver': async (api: Client, options: Options) => {
    const { data } = await api.call('POST /api/staff/turnover/{uuid}/waive/reject', {
      params: { uuid: word(options, 2, 'an id') },
      body: { reason: reasonOf(options) },
    });
    return `${data.uuid} of ${data.username} is unchanged: ${money(data.left)} baht left to stake.`;
  },
};

function rowOf(row: Turnover): string[] {
  const { waiver, decidedBy, reason } = row;
  return [
    row.uuid,
    moment(row.createdAt),
    row.username,
    row.source,
    money(row.given),
    money(row.progress),
    money(row.required),
    row.status,
    moment(row.expiresAt),
    waiver
      ? `proposed by ${waiver.proposedBy}: ${waiver.reason}`
      : decidedBy
        ? `${decidedBy}: ${reason ?? ''}`
        : '-',
  ];
}

function reasonOf({ reason }: Options): string {
  if (!reason) throw new UsageError('A reason is required: --reason <text>.');
  return reason;
}
