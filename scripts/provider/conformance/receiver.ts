import path from 'node:path';
import { bahtToSatang } from '#core/money/money';
import { buildApp } from '#server/app';
import { openBrands, readDisk } from '#server/modules/brands/index';
import { readBalance } from '#server/modules/ledger/index';
import { readConfig } from '#server/platform/config/config';
import { connectDatabase, SERVER_ROLE, type DatabaseAccess } from '#server/platform/db/connect';
import { projectRoot } from '#server/platform/root';
import type { IncomingTransfer } from '#server/providers/ports/bankFeed';
import type { ProviderSetup } from '#server/providers/readProviders';
import { seedAccount, seedMember, seedPlayer, type SeededMember } from './seedReceiver';

/** The server with one provider, which plays the part of a brand. */
export interface Receiver {
  readonly url: string;
  /** Sends a call of the provider: `POST /api/provider/<id>/<path>`. */
  post(
    path: string,
    body: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly text: string }>;
  /** A new deposit request: the transfer that pays it, without a reference, and what it has credited in satang. */
  deposit(): Promise<{
    readonly transfer: Omit<IncomingTransfer, 'transRef'>;
    readonly credited: () => Promise<number>;
  }>;
  /** The player with credit, as the provider names them. */
  player(): Promise<{ readonly brand: string; readonly player: string }>;
  close(): Promise<void>;
}

export interface ReceiverOptions {
  /** Of a migrated database that may be written. */
  readonly access: DatabaseAccess;
  readonly setup: ProviderSetup;
  /** Any free port by default. */
  readonly port?: number;
  /** Called after each answered call of the provider. */
  readonly onCall?: (call: {
    readonly url: string;
    readonly status: number;
    readonly answer: string;
  }) => void;
}

/** Baht. */
const AMOUNT = 500;

/** Starts the product's own server on this machine. */
export async function openReceiver({ access, setup, port = 0, onCall }: ReceiverOptions): Promise<Receiver> {
  const { db, pool } = connectDatabase({ connectionString: access.app, role: SERVER_ROLE });
  const config = readConfig({ DATA_DIR: path.join(projectRoot, '.cache', 'receiver') });
  const disk = readDisk(path.join(projectRoot, 'brands'), { reservedHosts: [], omitStandIns: true });
  const { brands } = await openBrands(db, disk, new Date());
  const [brand] = brands.all;
  if (!brand) throw new Error('A brand is needed.');
  const providers = { providers: [setup], use: { [setup.adapter.port]: [setup.id] }, brands: {} };
  const app = await buildApp({
    ...{ config, db, pool, brands, providers, logStream: { write: () => undefined } },
    // A busy machine is no finding about a provider.
    maxEventLoopDelayMs: 0,
  });
  if (onCall)
    app.addHook('onSend', (request, reply, payload, done) => {
      if (request.url.startsWith('/api/provider/'))
        onCall({ url: request.url, status: reply.statusCode, answer: String(payload) });
      done(null, payload);
    });
  const url = await app.listen({ port, host: '127.0.0.1' });
  const account = await seedAccount(db, brand);
  let player: Promise<SeededMember> | undefined;

  const request = async ({ token }: SeededMember) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/deposit-request',
      headers: { host: `${brand.id}.localhost`, authorization: `Bearer ${token}` },
      payload: { amount: Math.max(AMOUNT, brand.limits.depositMin) },
    });
    const { data } = response.json<{ data?: { payAmount: number } }>();
    if (!data) throw new Error(`The deposit was refused: ${response.payload}`);
    return bahtToSatang(data.payAmount);
  };
  return {
    url,
    post: async (place, body, headers) => {
      const target = `${url}/api/provider/${setup.id}/${place}`;
      const response = await fetch(target, { method: 'POST', body, headers });
      return { status: response.status, text: await response.text() };
    },
    deposit: async () => {
      const member = await seedMember(db, brand);
      const { bankName, bankId, name } = member.bank;
      const amount = await request(member);
      const sender = { bankName, account: bankId, name };
      return {
        transfer: { sendingBank: '004', to: account, sender, amount, transferredAt: new Date() },
        credited: async () => (await readBalance(db, brand.id, member.id)).available,
      };
    },
    player: async () => {
      player ??= seedPlayer(db, brand, setup.id);
      return { brand: brand.id, player: (await player).id };
    },
    close: async () => {
      await app.close();
      await db.destroy();
    },
  };
}
