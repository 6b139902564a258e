import type { Calls } from '#schemas/api/contract';
import type { Client, Commands } from './client';
import { page, paging } from './lists';
import { reasonOf, type Options } from './options';
import { moment, money } from './table';

const BALANCE = 'POST /api/staff/brand/{brandId}/trial-balance';
const FREEZE = 'POST /api/staff/brand/{brandId}/withdrawal-freeze';

type Balance = Calls[typeof BALANCE]['data'];
type Freeze = Calls[typeof FREEZE]['data'];

const columns = {
  DAY: ({ day }: Balance) => day,
  CREATED: ({ createdAt }: Balance) => moment(createdAt),
  RESULT: (one: Balance) => (one.balanced ? 'passed' : `${one.discrepancies.length} discrepancies`),
  ENTRIES: ({ entries }: Balance) => entries.toLocaleString('en-US'),
  MEMBERS: ({ liabilities }: Balance) => money(liabilities),
  OPERATOR: ({ house }: Balance) => money(house),
  RECEIVED: ({ issued }: Balance) => money(issued),
  DIFFERENCE: ({ difference }: Balance) => money(difference),
  'WITHOUT BANK LINE': ({ unbacked }: Balance) => money(unbacked.amount),
  'OPEN LINES': ({ unmatched }: Balance) => money(unmatched.amount),
  'REQUESTED BY': ({ requestedBy }: Balance) => requestedBy ?? '-',
};

/** Trial balances, and the freeze of withdrawals. */
export const trialBalanceCommands: Commands = {
  'trial-balance': async (api, options) => {
    const params = { brandId: options.brandId };
    const { data: freeze } = await api.call('GET /api/staff/brand/{brandId}/withdrawal-freeze', { params });
    const { data, meta } = await api.call('GET /api/staff/brand/{brandId}/trial-balance', {
      params,
      query: paging(options),
    });
    const [newest] = data;
    return [
      page(columns, data, meta.next),
      ...(newest ? [...discrepanciesOf(newest), ...openOf(newest)] : []),
      sentence(freeze),
    ].join('\n');
  },
  'trial-balance run': async (api, { brandId }) => {
    const { data } = await api.call(BALANCE, { params: { brandId }, body: {} });
    const { accounts, entries, balanced } = data;
    const result = balanced ? 'every account matches its entries' : 'DISCREPANCIES FOUND';
    const read = `${entries.toLocaleString('en-US')} entries of ${accounts.toLocaleString('en-US')} accounts`;
    return [`Trial balance: ${result} (${read}).`, ...discrepanciesOf(data), ...openOf(data)].join('\n');
  },
  'withdraw halt': (api, options) => set(api, options, true),
  'withdraw resume': (api, options) => set(api, options, false),
};

async function set(api: Client, options: Options, frozen: boolean): Promise<string> {
  const request = { params: { brandId: options.brandId }, body: { frozen, ...reasonOf(options) } };
  return sentence((await api.call(FREEZE, request)).data);
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
