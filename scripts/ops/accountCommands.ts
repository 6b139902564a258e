import { bankCodes } from '#schemas/common/banks';
import type { Calls } from '#schemas/api/contract';
import { readAmount } from '#schemas/common/readAmount';
import type { Client, Command, Commands } from './client';
import { page } from './lists';
import { reasonOf, word, type Options } from './options';
import { money, moment } from './table';
import { UsageError } from './usage';

const ACCOUNT = 'POST /api/staff/brand/{brandId}/company-account/{uuid}';
const CHANGE = 'POST /api/staff/brand/{brandId}/company-account-change/{uuid}';

type Overview = Calls['GET /api/staff/brand/{brandId}/company-account']['data'];
type Account = Overview['accounts'][number];
type Change = Overview['changes'][number];

const accountColumns = {
  ID: ({ uuid }: Account) => uuid,
  BANK: ({ bankName, bankId }: Account) => `${bankName} ${bankId}`,
  NAME: ({ accountName }: Account) => accountName,
  PROMPTPAY: ({ promptPay }: Account) => promptPay ?? '-',
  STATUS: ({ status }: Account) => status,
  TODAY: ({ usedToday }: Account) => money(usedToday),
  LIMIT: ({ dailyLimit }: Account) => money(dailyLimit),
};

const changeColumns = {
  'WAITS FOR APPROVAL': ({ uuid }: Change) => uuid,
  WHAT: ({ kind }: Change) => kind,
  BANK: ({ bankName, bankId }: Change) => `${bankName} ${bankId}`,
  NAME: ({ accountName }: Change) => accountName,
  PROMPTPAY: ({ promptPay }: Change) => promptPay ?? '-',
  LIMIT: ({ dailyLimit }: Change) => money(dailyLimit),
  BY: ({ proposedBy }: Change) => proposedBy,
  MADE: ({ createdAt }: Change) => moment(createdAt),
};

/** The bank accounts that receive a brand's deposits. */
export const accountCommands: Commands = {
  'account list': async (api, { brandId }) => show(await overview(api, brandId)),
  'account add': async (api, options) => {
    const { brandId, promptpay, limit } = options;
    const body = {
      bankName: bankOf(word(options, 2, 'a bank, such as KBANK')),
      bankId: word(options, 3, 'an account number').replaceAll('-', ''),
      accountName: word(options, 4, 'an account name, in quotes'),
      ...(promptpay !== undefined && { promptPay: promptpay }),
      ...(limit !== undefined && { dailyLimit: bahtOf(limit) }),
    };
    const { data } = await api.call('POST /api/staff/brand/{brandId}/company-account', {
      params: { brandId },
      body,
    });
    return `${nameOf(data)} needs a second person: account approve ${data.uuid}`;
  },
  'account rename': async (api, options) => {
    const params = paramsOf(options);
    const accountName = word(options, 3, 'an account name, in quotes');
    const body = { accountName, promptPay: options.promptpay ?? null };
    const { data } = await api.call(`${ACCOUNT}/change`, { params, body });
    return `${nameOf(data)} needs a second person: account approve ${data.uuid}`;
  },
  'account approve': async (api, options) => {
    const { data } = await api.call(`${CHANGE}/approve`, { params: paramsOf(options), body: {} });
    return `${nameOf(data)} is approved: ${data.accountUuid ?? ''}`;
  },
  'account reject': async (api, options) => {
    const request = { params: paramsOf(options), body: reasonOf(options) };
    const { data } = await api.call(`${CHANGE}/reject`, request);
    return `${nameOf(data)} is ${data.status}.`;
  },
  'account pause': setStatus('pause'),
  'account resume': setStatus('resume'),
  'account retire': setStatus('retire'),
  'account limit': async (api, options) => {
    const params = paramsOf(options);
    const typed = word(options, 3, 'an amount in baht, or none');
    const body = { dailyLimit: typed === 'none' ? null : bahtOf(typed) };
    const { data } = await api.call(`${ACCOUNT}/limit`, { params, body });
    return `${nameOf(data)} has ${data.dailyLimit === null ? 'no daily limit' : `a daily limit of ${money(data.dailyLimit)} baht`}.`;
  },
  'account order': async (api, { brandId, words }) => {
    const named = words.slice(2);
    const { accounts } = await overview(api, brandId);
    const others = accounts.filter(({ uuid, status }) => status !== 'RETIRED' && !named.includes(uuid));
    const { data } = await api.call('POST /api/staff/brand/{brandId}/company-account/order', {
      params: { brandId },
      body: { order: [...named, ...others.map(({ uuid }) => uuid)] },
    });
    return show(data);
  },
};

function setStatus(step: 'pause' | 'resume' | 'retire'): Command {
  return async (api, options) => {
    const { data } = await api.call(`${ACCOUNT}/${step}`, { params: paramsOf(options), body: {} });
    return `${nameOf(data)} is ${data.status}.`;
  };
}

async function overview(api: Client, brandId: string): Promise<Overview> {
  return (await api.call('GET /api/staff/brand/{brandId}/company-account', { params: { brandId } })).data;
}

function show({ accounts, changes }: Overview): string {
  const waiting = changes.length > 0 ? ['', page(changeColumns, changes)] : [];
  return [page(accountColumns, accounts), ...waiting].join('\n');
}

const nameOf = ({ bankName, bankId, accountName }: Account | Change) =>
  `${bankName} ${bankId} (${accountName})`;

const paramsOf = (options: Options) => ({ brandId: options.brandId, uuid: word(options, 2, 'an id') });

function bankOf(text: string) {
  const known = bankCodes.find((code) => code === text.toUpperCase());
  if (!known) throw new UsageError(`A bank is one of ${bankCodes.join(', ')}.`);
  return known;
}

function bahtOf(text: string): number {
  const { baht } = readAmount(text);
  if (baht === undefined) throw new UsageError(`"${text}" is not an amount: write 50000 or 99.50.`);
  return baht;
}
