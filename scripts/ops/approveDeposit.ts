import type { Client } from './client';
import { nearOf } from './lists';
import { word } from './options';
import type { Options } from './options';
import { money } from './table';
import { UsageError } from './usage';

/** Approves a deposit request, with the bank line that paid it or without one. */
export async function approveDeposit(api: Client, options: Options): Promise<string> {
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
