import type { Calls } from '#schemas/api/contract';
import type { Client } from './client';
import { page } from './lists';
import type { Options } from './options';
import { moment, money } from './table';
import { UsageError } from './usage';

const BALANCE = 'POST /api/staff/brand/{brandId}/trial-balance';
const FREEZE = 'POST /api/staff/brand/{brandId}/withdrawal-freeze';

type Balance = Calls[typeof BALANCE]['data'];
type Freeze = Calls[typeof FREEZE]['data'];

/** Trial balances, and the freeze of withdrawals. */
export const trialBalanceCommands = {
  'trial-balance': async (api: Client, { brandId, limit, cursor }: Options) => {
    const params = { brandId };
    const { data: freeze } = await api.call('GET /api/staff/brand/{brandId}/withdrawal-freeze', { params });
    const { data, meta } = await api.call('GET /api/staff/brand/{brandId}/trial-balance', {
      params,
      query: { ...(limit && { limit }), ...(cursor && { cursor }) },
    });
    const head = [
      'DAY',
      'CREATED',
      'RESULT',
      'ENTRIES',
      'MEMBERS',
      'OPERATOR',
      'RECEIVED',
      'DIFFERENCE',
      'WITHOUT BANK LINE',
      'OPEN LINES',
      'REQUESTED BY',
    ];
    const rows = data.map((one) => [
      one.day,
      moment(one.createdAt),
      one.balanced ? 'passed' : `${one.discrepancies.length} discrepancies`,
      one.entries.toLocaleString('en-US'),
      money(one.liabilities),
      money(one.house),
      money(one.issued),
      money(one.difference),
      money(one.unbacked.amount),
      money(one.unmatched.amount),
      one.requestedBy ?? '-',
    ]);
    const [newest] = data;
    return [
      page([head, ...rows], meta.next),
      ...(newest ? [...discrepanciesOf(newest), ...openOf(newest)] : []),
      sentence(freeze),
    ].join('\n');
  },
  'trial-balance run': async (api: Client, { brandId }: Options) => {
    const { data } = await api.call(BALANCE, { params: { brandId }, body: {} });
    const { accounts, entries, balanced } = data;
    const result = balanced ? 'every account matches its entries' : 'DISCREPANCIES FOUND';
    const read = `${entries.toLocaleString('en-US')} entries of ${accounts.toLocaleString('en-US')} accounts`;
    return [`Trial balance: ${result} (${read}).`, ...discrepanciesOf(data), ...openOf(data)].join('\n');
  },
  'withdraw halt': (api: Client, options: Options) => set(api, options, true),
  'withdraw resume': (api: Client, options: Options) => set(api, options, false),
};

async function set(api: Client, { brandId, reason }: Options, frozen: boolean): Promise<string> {
  if (!reason) throw new UsageError('A reason is required: --reason <text>.');
  return sentence((await api.call(FREEZE, { params: { brandId }, body: { frozen, reason } })).data);
}

function sentence({ frozenAt, reason }: Freeze): string {
  return frozenAt === null
    ? 'Withdrawals are open.'
    : `WITHDRAWALS ARE HALTED since ${moment(frozenAt)}: ${reason ?? ''}`;
}

function discrepanciesOf({ discrepancies }: Balance): string[] {
  return discrepancies.map(
    ({ kind, account, uuid, ownerUuid, difference, points }) =>
      `  ${nameOf(kind, account, uuid)}${ownerUuid ? ` of ${ownerUuid}` : ''}: ${difference > 0 ? '+' : ''}${points ? `${difference} points` : money(difference)}`,
  );
}

function nameOf(
  kind: Balance['discrepancies'][number]['kind'],
  account: string | null,
  uuid: string,
): string {
  if (kind === 'ACCOUNT') return `account ${account ?? ''} ${uuid}`;
  return kind === 'CREDIT' ? `bank transfer credited twice, by transaction ${uuid}` : `transaction ${uuid}`;
}

/** Open items, which are not errors. */
function openOf({ unbacked, unmatched }: Balance): string[] {
  const line = (what: string, { count, amount, oldest }: Balance['unmatched']) =>
    count === 0 ? [] : [`${what}: ${String(count)}, ${money(amount)} baht, oldest ${moment(oldest)}`];
  return [
    ...line('Deposits without a bank line', unbacked),
    ...unbacked.credits.map(
      ({ uuid, userUuid, amount, at }) => `  ${uuid} of ${userUuid}: ${money(amount)} at ${moment(at)}`,
    ),
    ...line('Undecided bank lines', unmatched),
  ];
}
