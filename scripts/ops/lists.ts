import {
  depositStatuses,
  gameTransferStatuses,
  slipStatuses,
  withdrawStatuses,
} from '#schemas/api/shapes/statuses';
import type { Client } from './client';
import type { Options } from './options';
import { moment, money, table } from './table';
import { UsageError } from './usage';

/** What waits for staff, and what was. */
export const lists = {
  'list deposits': async (api: Client, options: Options) => {
    const { data, meta } = await api.call('GET /api/staff/deposit', {
      query: queryOf(options, depositStatuses),
    });
    const head = ['ID', 'MADE', 'MEMBER', 'NAME', 'TO PAY', 'BANK', 'STATUS', 'WAITS FOR', 'NEAR', 'REASON'];
    const rows = data.map((row) => [
      row.uuid,
      moment(row.createdAt),
      row.username,
      row.name,
      money(row.payAmount),
      row.bank ? `${row.bank.bankName} ${row.bank.bankId}` : '-',
      row.status,
      row.waiting ?? '-',
      nearOf(row.near),
      row.reason ?? '',
    ]);
    return page([head, ...rows], meta.next);
  },
  'list slips': async (api: Client, options: Options) => {
    const { data, meta } = await api.call('GET /api/staff/slip', { query: queryOf(options, slipStatuses) });
    const head = [
      'ID',
      'MADE',
      'MEMBER',
      'NAME',
      'BY BANK',
      'BY MEMBER',
      'REFERENCE',
      'STATUS',
      'NEAR',
      'REASON',
    ];
    const rows = data.map((row) => [
      row.uuid,
      moment(row.createdAt),
      row.username,
      row.name,
      money(row.amount),
      money(row.claimedAmount),
      row.transRef ?? '-',
      row.status,
      nearOf(row.near),
      row.code ?? row.reason ?? '',
    ]);
    return page([head, ...rows], meta.next);
  },
  'list withdrawals': async (api: Client, options: Options) => {
    const { data, meta } = await api.call('GET /api/staff/withdraw', {
      query: queryOf(options, withdrawStatuses),
    });
    const head = ['ID', 'MADE', 'MEMBER', 'AMOUNT', 'TO', 'ACCOUNT NAME', 'STATUS', 'REASON'];
    const rows = data.map((row) => [
      row.uuid,
      moment(row.createdAt),
      row.username,
      money(row.amount),
      `${row.bankName} ${row.bankId}`,
      row.accountName,
      row.status,
      row.reason ?? '',
    ]);
    return page([head, ...rows], meta.next);
  },
  'list transfers': async (api: Client, options: Options) => {
    const { data, meta } = await api.call('GET /api/staff/game/transfer', {
      query: queryOf(options, gameTransferStatuses),
    });
    const head = [
      'ID',
      'MADE',
      'MEMBER',
      'DIRECTION',
      'AMOUNT',
      'PROVIDER',
      'STATUS',
      'TRIES',
      'NEXT',
      'REASON',
    ];
    const rows = data.map((row) => [
      row.uuid,
      moment(row.createdAt),
      row.username,
      row.direction === 'IN' ? 'to game' : 'from game',
      money(row.amount),
      row.house,
      row.status,
      String(row.tries),
      moment(row.dueAt),
      row.reason ?? '',
    ]);
    return page([head, ...rows], meta.next);
  },
};

/** Candidates for being the same money as a row, each with kind, amount and id. */
export function nearOf(
  near: readonly { readonly kind: string; readonly amount: number; readonly uuid: string }[],
): string {
  return near.map(({ kind, amount, uuid }) => `${kind} ${money(amount)} ${uuid}`).join(', ') || '-';
}

/** How to see the rest. */
export function more(next: string | null): string[] {
  return next === null ? [] : [`more: --cursor ${next}`];
}

/** Rows below their head, or that there are none. */
export function page(rows: readonly (readonly string[])[], next: string | null): string {
  return rows.length === 1 ? 'No entries.' : [table(rows), ...more(next)].join('\n');
}

/** Filter and cursor of a list. @throws UsageError for an unknown status. */
export function queryOf<S extends string>({ status, limit, cursor }: Options, statuses: readonly S[]) {
  const known = statuses.find((word) => word === status?.toUpperCase());
  if (status !== undefined && known === undefined)
    throw new UsageError(`--status is one of ${statuses.join(', ')}.`);
  return { ...(known && { status: known }), ...(limit && { limit }), ...(cursor && { cursor }) };
}
