import type { Calls } from '#schemas/api/contract';
import type { Client, Commands } from './client';
import { nearOf } from './lists';
import { reasonOf, word, type Options } from './options';
import { money } from './table';
import { UsageError } from './usage';

type Line = Calls['GET /api/staff/bank-transfer']['data'][number];

/** Decisions about deposit requests and about unmatched transfers that banks reported. */
export const bankCommands: Commands = {
  'approve deposit': approveDeposit,
  'line match': async (api, options) => {
    const { reason } = options;
    const depositUuid = word(options, 3, 'the id of a deposit');
    const body = { depositUuid, ...(reason !== undefined && { reason }), ...another(options) };
    const params = lineOf(options);
    return sentence((await api.call('POST /api/staff/bank-transfer/{uuid}/match', { params, body })).data);
  },
  'line link': async (api, options) => {
    const body = { creditUuid: word(options, 3, 'the id of a credit') };
    const params = lineOf(options);
    return sentence((await api.call('POST /api/staff/bank-transfer/{uuid}/link', { params, body })).data);
  },
  'line credit': async (api, options) => {
    const body = { username: word(options, 3, 'a username'), ...reasonOf(options), ...another(options) };
    const params = lineOf(options);
    return sentence((await api.call('POST /api/staff/bank-transfer/{uuid}/credit', { params, body })).data);
  },
  'line refund': async (api, options) => {
    const body = { ...reasonOf(options), ...another(options) };
    const params = lineOf(options);
    return sentence((await api.call('POST /api/staff/bank-transfer/{uuid}/refund', { params, body })).data);
  },
};

const lineOf = (options: Options) => ({ uuid: word(options, 2, 'the id of a bank line') });

function sentence({ uuid, amount, status, waiting }: Line): string {
  const what = `${uuid}, ${money(amount)} baht,`;
  return waiting === null
    ? `${what} is ${status}.`
    : `${what} needs a second person: approve adjustment ${waiting}`;
}

/** Approves a deposit request, with the bank line that paid it or without one. */
async function approveDeposit(api: Client, options: Options): Promise<string> {
  const uuid = word(options, 2, 'an id');
  const { line, withoutLine, reason } = options;
  if ((line === undefined) !== withoutLine)
    throw new UsageError('Name the bank line: --line <id>, or use --without-line --reason <text>.');
  if (withoutLine && !reason)
    throw new UsageError('A reason is required without a bank line: --reason <text>.');
  const body = {
    ...(line === undefined ? { withoutTransfer: true } : { bankTransferId: line }),
    ...(reason !== undefined && { reason }),
    ...another(options),
  };
  const { data } = await api.call('POST /api/staff/deposit/{uuid}/approve', { params: { uuid }, body });
  const what = `${data.uuid} of ${data.username}, ${money(data.amount)} baht,`;
  if (data.waiting === null) return `${what} is ${data.status}.`;
  const near = data.near.length > 0 ? `\nnear: ${nearOf(data.near)}` : '';
  return `${what} needs a second person: approve adjustment ${data.waiting}${near}`;
}

/** The part of a body that confirms that a similar credit is another transfer. */
export function another(options: Pick<Options, 'another'>): { readonly anotherTransfer?: true } {
  return options.another ? { anotherTransfer: true } : {};
}
