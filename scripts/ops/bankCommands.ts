import type { Calls } from '#schemas/api/contract';
import { bankTransferStatuses } from '#schemas/api/shapes/statuses';
import { another } from './approveDeposit';
import type { Client } from './client';
import { nearOf, page, queryOf } from './lists';
import { word } from './options';
import type { Options } from './options';
import { moment, money } from './table';
import { UsageError } from './usage';

type Line = Calls['GET /api/staff/bank-transfer']['data'][number];

/** Commands to list the transfers that banks reported and to decide about unmatched ones. */
export const bankCommands = {
  'list bank-lines': async (api: Client, options: Options) => {
    const { amount, from, to, account } = options;
    const { data, meta } = await api.call('GET /api/staff/bank-transfer', {
      query: {
        ...queryOf(options, bankTransferStatuses),
        ...(amount !== undefined && { amount }),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...(account !== undefined && { account }),
      },
    });
    const head = ['ID', 'SENT', 'AMOUNT', 'SENDER', 'TO', 'REFERENCE', 'STATUS', 'MAY BE', 'DECIDED BY'];
    const rows = data.map((row) => [
      row.uuid,
      moment(row.transferredAt),
      money(row.amount),
      `${row.senderName} ${row.sendingBank} ${row.senderAccount}`,
      `${row.account.bankName} ${row.account.bankId}`,
      row.transRef,
      row.waiting === null ? row.status : `${row.status}, waits for ${row.waiting}`,
      nearOf(row.candidates),
      row.decidedBy ?? '-',
    ]);
    return page([head, ...rows], meta.next);
  },
  'line match': async (api: Client, options: Options) => {
    const { reason } = options;
    const depositUuid = word(options, 3, 'the id of a deposit');
    const body = { depositUuid, ...(reason !== undefined && { reason }), ...another(options) };
    const params = lineOf(options);
    return sentence((await api.call('POST /api/staff/bank-transfer/{uuid}/match', { params, body })).data);
  },
  'line link': async (api: Client, options: Options) => {
    const body = { creditUuid: word(options, 3, 'the id of a credit') };
    const params = lineOf(options);
    return sentence((await api.call('POST /api/staff/bank-transfer/{uuid}/link', { params, body })).data);
  },
  'line credit': async (api: Client, options: Options) => {
    const body = { username: word(options, 3, 'a username'), ...reasonOf(options), ...another(options) };
    const params = lineOf(options);
    return sentence((await api.call('POST /api/staff/bank-transfer/{uuid}/credit', { params, body })).data);
  },
  'line refund': async (api: Client, options: Options) => {
    const body = { ...reasonOf(options), ...another(options) };
    const params = lineOf(options);
    return sentence((await api.call('POST /api/staff/bank-transfer/{uuid}/refund', { params, body })).data);
  },
};

const lineOf = (options: Options) => ({ uuid: word(options, 2, 'the id of a bank line') });

function reasonOf({ reason }: Options): { readonly reason: string } {
  if (!reason) throw new UsageError('A reason is required: --reason <text>.');
  return { reason };
}

function sentence({ uuid, amount, status, waiting }: Line): string {
  const what = `${uuid}, ${money(amount)} baht,`;
  return waiting === null
    ? `${what} is ${status}.`
    : `${what} needs a second person: approve adjustment ${waiting}`;
}
