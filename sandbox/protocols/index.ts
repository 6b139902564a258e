import type { FastifyInstance } from 'fastify';
import { applyChaos } from '../chaos/applyChaos';
import { createChaos, type Chaos } from '../chaos/chaos';
import type { WalletClient } from '../games/seamlessRounds';
import { bankNames } from './bankNames';
import { games } from './games';
import { startMailServer } from './mailServer';
import { createOutbox } from './outbox';
import { payouts } from './payouts';
import { platformCalls } from './platformCalls';
import type { ProtocolContext } from './protocolContext';
import { promptPay } from './promptPay';
import { slips } from './slips';
import { sms } from './sms';
import { startDeliveries } from './startDeliveries';
import { statement } from './statement';
import { tools } from './tools';
import { walletClient } from './walletClient';

export { createKeys, keysAsEnv, type SandboxKeys } from './keys';
export { providersFileAt, type SandboxAddresses } from './providersFile';

export interface ProtocolOptions extends Omit<ProtocolContext, 'chaos'> {
  /** Where the platform's server listens, `http://127.0.0.1:4400`; read at each call. */
  readonly apiUrl: string;
  /** Where games are played, `http://games.localhost:4401`. */
  readonly gamesOrigin: string;
  /** Of the mail server; 0 for any free port. */
  readonly mailPort: number;
  /** How often due calls to the platform are made, in ms; null for only by `deliverDue`. */
  readonly deliverEveryMs?: number | null;
}

export interface Protocols {
  readonly chaos: Chaos;
  readonly mailPort: number;
  /** For the game site, whose seamless games are staked from the platform's balance. */
  readonly wallet: WalletClient;
  /** Makes the calls to the platform that are due, such as notifications of new transfers. */
  deliverDue(): Promise<void>;
}

const DELIVER_EVERY_MS = 500;

/** The sandbox as the outside services of the platform, over HTTP and SMTP. All of it ends with `app.close()`. */
export async function registerProtocols(app: FastifyInstance, options: ProtocolOptions): Promise<Protocols> {
  const { db, clock, keys, gamesOrigin, deliverEveryMs = DELIVER_EVERY_MS } = options;
  const chaos = createChaos();
  const context: ProtocolContext = { db, clock, keys, chaos };
  const call = platformCalls(context, options);
  const outbox = createOutbox({ db, clock, chaos, call });
  await app.register((scope, _options, done) => {
    // Signatures are of the bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    applyChaos(scope, chaos);
    slips(scope, context);
    bankNames(scope, context);
    payouts(scope, context);
    promptPay(scope, context);
    statement(scope, context);
    games(scope, { ...context, origin: gamesOrigin });
    sms(scope, context);
    tools(scope, context);
    done();
  });
  const mail = await startMailServer(context, options.mailPort);
  app.addHook('onClose', () => mail.close());
  if (deliverEveryMs !== null) startDeliveries(app, outbox, deliverEveryMs);
  return {
    chaos,
    mailPort: mail.port,
    wallet: walletClient(call, outbox, chaos),
    deliverDue: () => outbox.deliverDue(),
  };
}
