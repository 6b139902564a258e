import type { Calls, StaffCall } from '#schemas/api/contract';
import {
  adjustmentStatuses,
  bankTransferStatuses,
  depositStatuses,
  gameTransferStatuses,
  levelGrantStatuses,
  slipStatuses,
  turnoverStatuses,
  withdrawStatuses,
} from '#schemas/api/shapes/statuses';
import type { Command, Commands } from './client';
import type { Options } from './options';
import { moment, money, table } from './table';
import { UsageError } from './usage';

type ListCall = Extract<
  StaffCall,
  `GET /api/staff/${'deposit' | 'slip' | 'withdraw' | 'game/transfer' | 'adjustment' | 'level-grant' | 'bank-transfer' | 'turnover'}`
>;
type Row<K extends ListCall> = Calls[K]['data'] extends (infer R)[] ? R : never;
/** The text of each column by its heading. */
type Columns<R> = Readonly<Record<string, (row: R) => string>>;

const id = { ID: (row: { readonly uuid: string }) => row.uuid };
const made = { ...id, MADE: (row: { readonly createdAt: string }) => moment(row.createdAt) };
const owned = { ...made, MEMBER: (row: { readonly username: string | null }) => row.username ?? '-' };
const status = { STATUS: (row: { readonly status: string }) => row.status };
const near = { NEAR: (row: { readonly near: Parameters<typeof nearOf>[0] }) => nearOf(row.near) };
const reason = { REASON: (row: { readonly reason: string | null }) => row.reason ?? '' };
const decided = { 'DECIDED BY': (row: { readonly decidedBy: string | null }) => row.decidedBy ?? '-' };
const byTwo = { BY: (row: { readonly proposedBy: string }) => row.proposedBy, ...decided };

/** What waits for staff, and what was decided. */
export const lists: Commands = {
  'list deposits': listOf('GET /api/staff/deposit', depositStatuses, {
    ...owned,
    NAME: ({ name }) => name,
    'TO PAY': ({ payAmount }) => money(payAmount),
    BANK: ({ bank }) => (bank ? `${bank.bankName} ${bank.bankId}` : '-'),
    ...status,
    'WAITS FOR': ({ waiting }) => waiting ?? '-',
    ...near,
    ...reason,
  }),
  'list slips': listOf('GET /api/staff/slip', slipStatuses, {
    ...owned,
    NAME: ({ name }) => name,
    'BY BANK': ({ amount }) => money(amount),
    'BY MEMBER': ({ claimedAmount }) => money(claimedAmount),
    REFERENCE: ({ transRef }) => transRef ?? '-',
    ...status,
    ...near,
    REASON: (slip) => slip.code ?? slip.reason ?? '',
  }),
  'list withdrawals': listOf('GET /api/staff/withdraw', withdrawStatuses, {
    ...owned,
    AMOUNT: ({ amount }) => money(amount),
    TO: ({ bankName, bankId }) => `${bankName} ${bankId}`,
    'ACCOUNT NAME': ({ accountName }) => accountName,
    'APPROVED BY': ({ approvedBy }) => approvedBy ?? '-',
    ...status,
    ...reason,
  }),
  'list transfers': listOf('GET /api/staff/game/transfer', gameTransferStatuses, {
    ...owned,
    DIRECTION: ({ direction }) => (direction === 'IN' ? 'to game' : 'from game'),
    AMOUNT: ({ amount }) => money(amount),
    PROVIDER: ({ house }) => house,
    ...status,
    TRIES: ({ tries }) => String(tries),
    NEXT: ({ dueAt }) => moment(dueAt),
    ...reason,
  }),
  'list adjustments': listOf('GET /api/staff/adjustment', adjustmentStatuses, {
    ...owned,
    AMOUNT: ({ direction, amount }) => `${direction === 'ADD' ? '+' : '-'}${money(amount)}`,
    KIND: ({ kind }) => kind,
    ...status,
    ...byTwo,
    ...near,
    ...reason,
  }),
  'list levels': listOf('GET /api/staff/level-grant', levelGrantStatuses, {
    ...owned,
    WHAT: ({ direction }) => direction,
    LEVEL: ({ level }) => String(level),
    ...status,
    ...byTwo,
    ...reason,
  }),
  'list turnover': listOf(
    'GET /api/staff/turnover',
    turnoverStatuses,
    {
      ...owned,
      SOURCE: ({ source }) => source,
      GIVEN: ({ given }) => money(given),
      DONE: ({ progress }) => money(progress),
      OF: ({ required }) => money(required),
      ...status,
      UNTIL: ({ expiresAt }) => moment(expiresAt),
      WAIVER: ({ waiver, decidedBy, reason: why }) => {
        if (waiver) return `proposed by ${waiver.proposedBy}: ${waiver.reason}`;
        return decidedBy ? `${decidedBy}: ${why ?? ''}` : '-';
      },
    },
    ({ words: [, , username] }) => ({ username }),
  ),
  'list bank-lines': listOf(
    'GET /api/staff/bank-transfer',
    bankTransferStatuses,
    {
      ...id,
      SENT: ({ transferredAt }) => moment(transferredAt),
      AMOUNT: ({ amount }) => money(amount),
      SENDER: (line) => `${line.senderName} ${line.sendingBank} ${line.senderAccount}`,
      TO: ({ account }) => `${account.bankName} ${account.bankId}`,
      REFERENCE: ({ transRef }) => transRef,
      STATUS: (line) => (line.waiting === null ? line.status : `${line.status}, waits for ${line.waiting}`),
      'MAY BE': ({ candidates }) => nearOf(candidates),
      ...decided,
    },
    ({ amount, from, to, account }) => ({ amount, from, to, account }),
  ),
};

/** A command that prints a page of a list, narrowed by status and by `filterOf`. */
function listOf<K extends ListCall>(
  key: K,
  statuses: readonly string[],
  columns: Columns<Row<K>>,
  filterOf: (options: Options) => Readonly<Record<string, string | undefined>> = () => ({}),
): Command {
  return async (api, options) => {
    const wanted = options.status?.toUpperCase();
    if (wanted !== undefined && !statuses.includes(wanted))
      throw new UsageError(`--status is one of ${statuses.join(', ')}.`);
    const call = api.call as (
      key: K,
      args: object,
    ) => Promise<{ data: Row<K>[]; meta: { next: string | null } }>;
    const query = given({ status: wanted, ...paging(options), ...filterOf(options) });
    const { data, meta } = await call(key, { query });
    return page(columns, data, meta.next);
  };
}

/** Where a page begins and how long it is. */
export function paging({ limit, cursor }: Options) {
  return given({ limit, cursor });
}

/** The same without what is undefined. */
function given<V>(values: Readonly<Record<string, V | undefined>>): Record<string, V> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record<
    string,
    V
  >;
}

/** Rows below the headings, or that there are none, and how to see the rest. */
export function page<R>(columns: Columns<R>, rows: readonly R[], next: string | null = null): string {
  if (rows.length === 0) return 'No entries.';
  const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
  const more = next === null ? [] : [`more: --cursor ${next}`];
  return [table([Object.keys(columns), ...cells]), ...more].join('\n');
}

/** Candidates for being the same money as a row, each with kind, amount and id. */
export function nearOf(
  credits: readonly { readonly kind: string; readonly amount: number; readonly uuid: string }[],
): string {
  return credits.map(({ kind, amount, uuid }) => `${kind} ${money(amount)} ${uuid}`).join(', ') || '-';
}
