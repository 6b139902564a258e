import { adjustmentKinds } from '#schemas/api/shapes/adjustment';
import type { AdjustmentDirection, AdjustmentKind } from '#schemas/api/shapes/adjustment';
import { readAmount } from '#schemas/common/readAmount';
import { adjustmentStatuses } from '#schemas/api/shapes/statuses';
import type { Client } from './client';
import { nearOf, page, queryOf } from './lists';
import { word } from './options';
import type { Options } from './options';
import { moment, money } from './table';
import { UsageError } from './usage';

/** Manual credit adjustments by staff. */
export const adjustCommands = {
  'adjust add': (api: Client, options: Options) => adjust(api, options, 'ADD'),
  'adjust take': (api: Client, options: Options) => adjust(api, options, 'TAKE'),
  'list adjustments': async (api: Client, options: Options) => {
    const { data, meta } = await api.call('GET /api/staff/adjustment', {
      query: queryOf(options, adjustmentStatuses),
    });
    const head = ['ID', 'MADE', 'MEMBER', 'AMOUNT', 'KIND', 'STATUS', 'BY', 'DECIDED BY', 'NEAR', 'REASON'];
    const rows = data.map((row) => [
      row.uuid,
      moment(row.createdAt),
      row.username ?? '-',
      `${row.direction === 'ADD' ? '+' : '-'}${money(row.amount)}`,
      row.kind,
      row.status,
      row.proposedBy,
      row.decidedBy ?? '-',
      nearOf(row.near),
      row.reason ?? '',
    ]);
    return page([head, ...rows], meta.next);
  },
};

async function adjust(api: Client, options: Options, direction: AdjustmentDirection): Promise<string> {
  const body = {
    username: word(options, 2, 'a username'),
    direction,
    amount: bahtOf(word(options, 3, 'an amount in baht')),
    kind: kindOf(options),
    reason: options.reason ?? '',
  };
  if (body.reason === '') throw new UsageError('A reason is required, shown to the member: --reason <text>.');
  const { data } = await api.call('POST /api/staff/adjustment', { body });
  const what = `${data.uuid}: ${money(data.amount)} baht ${direction === 'ADD' ? 'to' : 'from'} ${body.username}`;
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
