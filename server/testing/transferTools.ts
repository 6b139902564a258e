import type { ProviderLimits } from '#schemas/providers/providersFile';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { ProvidersSetup } from '#server/providers/readProviders';
import { findAdapters } from '#server/providers/readProviders';
import type { Database } from '#server/platform/db/connect';
import type { TestMember } from './builders';
import { newReference } from './slips';
import { SIGNATURE_HEADER, signCall } from '#server/providers/kit/signature';

export const TRANSFER_KEY = 'key-of-the-provider';

/** Where the items of `itemFrom` have what a transfer needs. */
export const mapping = {
  items: '/transfers',
  transfer: {
    transRef: ['/ref'],
    amount: ['/amount'],
    date: ['/time'],
    to: { bank: ['/to/bank'], account: ['/to/account'] },
    sender: { bank: ['/from/bank'], account: ['/from/account'], name: ['/from/name'] },
  },
};

export interface TransferItem {
  readonly ref: string;
  readonly amount: number | string;
  readonly time: string;
  readonly to: { readonly bank: string; readonly account: string };
  readonly from: { readonly bank: string; readonly account: string; readonly name: string };
}

/** A transfer as a provider writes it. @param amount satang. */
export function itemFrom(
  member: TestMember,
  account: { readonly bankName: string; readonly bankId: string },
  amount: number,
  at: Date,
): TransferItem {
  return {
    ref: newReference(),
    amount: satangToBaht(amount),
    time: bangkokIso(at),
    to: { bank: account.bankName, account: account.bankId },
    from: { bank: '004', account: member.bankId, name: member.name },
  };
}

/** Configured providers of transfers. @param brands ids of providers by brand, in place of all. */
export async function transferSetup(
  settings: Readonly<
    Record<string, { readonly adapter: string; readonly settings: unknown; readonly limits?: ProviderLimits }>
  >,
  brands: Readonly<Record<string, readonly string[]>> = {},
): Promise<ProvidersSetup> {
  const adapters = findAdapters();
  const providers = Object.entries(settings).map(async ([id, { adapter: name, limits = {}, ...rest }]) => {
    const adapter = await adapters.get(`transfers/${name}`)?.();
    if (!adapter) throw new Error(`There is no adapter transfers/${name}.`);
    return { id, adapter, limits, secrets: { key: TRANSFER_KEY }, place: id, ...rest };
  });
  const byBrand = Object.entries(brands).map(([brandId, transfers]) => [brandId, { transfers }] as const);
  return {
    providers: await Promise.all(providers),
    use: { transfers: Object.keys(settings) },
    brands: Object.fromEntries(byBrand),
  };
}

/** The headers of a signed call. */
export function signedHeaders(body: string, at: Date, key = TRANSFER_KEY): Record<string, string> {
  return {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signCall(key, body, Math.floor(at.getTime() / 1_000)),
  };
}

/** What is written down of a transfer in each brand. */
export function linesOf(db: Database, ref: string) {
  return db
    .selectFrom('bank_transfers')
    .select(['brand_id', 'status', 'amount'])
    .where('trans_ref', '=', ref)
    .orderBy('brand_id')
    .execute();
}

export interface TransferAnswer {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly message: string;
    readonly data?: {
      readonly results: readonly {
        readonly reference: string;
        readonly result: string;
        readonly message?: string;
      }[];
    };
  };
}

export async function postTransfers(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<TransferAnswer> {
  const response = await fetch(url, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as TransferAnswer['body'] };
}
