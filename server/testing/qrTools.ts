import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { bahtToSatang } from '#core/money/money';
import { promptPayPayload } from '#core/money/promptPay';
import { MINUTE_MS } from '#core/time/durations';
import { readBalance } from '#server/modules/ledger/accounts';
import type { Deps } from '#server/providers/deps';
import type { ProviderSetup, ProvidersSetup } from '#server/providers/readProviders';
import { findAdapters } from '#server/providers/readProviders';
import { buildCompanyAccount, buildMember, type TestMember } from './builders';
import { localProvider, type LocalProvider, type ReceivedRequest } from './localProvider';
import { testApp, type TestApp } from './testApp';
import { completeBrands } from './testBrands';
import {
  itemFrom,
  mapping,
  postTransfers,
  signedHeaders,
  TRANSFER_KEY,
  type TransferItem,
} from './transferTools';
import { brokenAccounts, totalOfEntries } from './trialBalance';

export interface PaymentItem extends TransferItem {
  /** The reference of the QR code. */
  readonly qr?: string;
}

interface GatewayOrder {
  readonly ref: string;
  /** Baht. */
  readonly amount: number;
}

export const orderOf = ({ body }: ReceivedRequest) => JSON.parse(String(body)) as GatewayOrder;

/** The gateway's answer to an order. */
export const codeOf = ({ ref, amount }: GatewayOrder) => ({
  body: { code: 'OK', qr: promptPayPayload('0812345678', bahtToSatang(amount)), id: `GW-${ref}` },
});

const paymentMapping = { ...mapping, transfer: { ...mapping.transfer, paymentReference: ['/qr'] } };

/**
 * A server with two gateways of the primary brand, of which the first is polled too, a webhook for their payments, and
 * codes of our own at the other brand. The trial balance is checked after each test. Call it in a `describe`.
 */
export function qrTools() {
  let t: TestApp;
  let deps: Deps;
  let gateway: LocalProvider;
  let second: LocalProvider;
  let account: Awaited<ReturnType<typeof buildCompanyAccount>>;
  let member: TestMember;
  let origin: string;
  const brands = completeBrands();
  const [, sibling] = brands;

  beforeAll(async () => {
    [gateway, second] = [await localProvider(), await localProvider()];
    t = await testApp({
      brands,
      providers: await setup(gateway.url, second.url, sibling?.id ?? ''),
      connections: 40,
      registerSites: (_app, built) => {
        deps = built;
        return Promise.resolve();
      },
    });
    account = await buildCompanyAccount(t);
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await t.close();
    await Promise.all([gateway.close(), second.close()]);
  });
  beforeEach(async () => {
    gateway.requests.length = second.requests.length = 0;
    gateway.reply = second.reply = (request) => codeOf(orderOf(request));
    member = await buildMember(t);
    t.clock.advance(MINUTE_MS);
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });

  const read = async (uuid: string, as = member) =>
    (await t.call('GET /api/auth/deposit-request/my/{uuid}', { as, params: { uuid } })).data;
  return {
    current: () => ({ t, deps, gateway, second, account, member, sibling }),
    read,
    /** A request with its code. */
    ask: async (as = member, amount = 500) => {
      const made = await t.call('POST /api/auth/deposit-request/qr', { as, body: { amount } });
      return read(made.data.uuid, as);
    },
    paymentOf: (
      { payAmount, qr }: { readonly payAmount: number; readonly qr?: { readonly reference: string } | null },
      change: Partial<PaymentItem> = {},
      of = member,
    ): PaymentItem => ({
      ...itemFrom(of, account, bahtToSatang(payAmount), t.clock.now()),
      ...(qr && { qr: qr.reference }),
      ...change,
    }),
    report: (...items: readonly PaymentItem[]) => {
      const body = JSON.stringify({ transfers: items });
      const headers = signedHeaders(body, t.clock.now());
      return postTransfers(`${origin}/api/provider/feed/transfers`, body, headers);
    },
    /** Satang. */
    balance: async (of = member) => (await readBalance(t.db, of.brand.id, of.id)).available,
    lineOf: ({ ref }: PaymentItem) =>
      t.db
        .selectFrom('bank_transfers')
        .select(['status', 'payment_reference', 'deposit_request_id'])
        .where('trans_ref', '=', ref)
        .executeTakeFirst(),
  };
}

async function setup(first: string, second: string, sibling: string): Promise<ProvidersSetup> {
  const adapters = findAdapters();
  const provider = async (id: string, name: string, settings: object): Promise<ProviderSetup> => {
    const adapter = await adapters.get(name)?.();
    if (!adapter) throw new Error(`There is no adapter ${name}.`);
    const limits = { attempts: 1, timeoutMs: 500, breakAfter: 1_000 };
    return { id, adapter, settings, limits, secrets: { key: TRANSFER_KEY }, place: id };
  };
  const gateway = (url: string) => ({
    create: { url: `${url}/qr`, json: { ref: '{reference}', amount: '{amount}' } },
    created: [{ at: '/code', in: ['OK'] }],
    payload: ['/qr'],
    reference: ['/id'],
    expires: ['/expires'],
  });
  const status = {
    request: { url: `${first}/qr/{reference}` },
    mapping: { ...mapping, items: '', only: [{ at: '/state', in: ['PAID'] }] },
  };
  return {
    providers: await Promise.all([
      provider('gateway', 'promptpay/http', { ...gateway(first), status }),
      provider('second', 'promptpay/http', gateway(second)),
      provider('own', 'promptpay/own', {}),
      provider('feed', 'transfers/webhook', { mapping: paymentMapping }),
    ]),
    use: { promptpay: ['gateway', 'second'], transfers: ['feed'] },
    brands: { [sibling]: { promptpay: ['own'] } },
  };
}
