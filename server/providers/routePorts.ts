import { maskAccount } from '#core/identity/mask';
import {
  ProviderFailure,
  ProviderUnavailable,
  type ProviderCall,
  type ProviderCaller,
} from './calls/providerCaller';
import { findSwitches } from './calls/callRepository';
import type { Provider } from './connectProviders';
import { routeFiles } from './files/routeFiles';
import type { PayoutPort, Ports, Providers } from './deps';
import type { PortTypes } from './kit/defineAdapter';
import type { BankFeed } from './ports/bankFeed';
import { routeGames } from './games/routeGames';
import type { PayoutResult } from './ports/payouts';
import { routePromptPay } from './promptpay/routePromptPay';
import { routeMessages } from './routeMessages';
import type { TransferSource } from './ports/transferSource';
import { connectedLogins } from './staffLogin/connectedLogins';
import { readAnswer, wait, type LookUp } from './slips/readAnswer';

/** Sends each call to the providers of its brand, in the order of fallback. */
export function routePorts(providers: Providers): Ports {
  const { connections } = providers;
  const games = routeGames(providers);
  return {
    slips: {
      lookUp: async ({ brandId, slipId, ...question }) => {
        const answered = await firstAnswer(providers, 'slips', brandId, (service) => ({
          operation: 'lookUp',
          subject: { type: 'SLIP', id: slipId },
          reference: question.transRef,
          work: async (signal): Promise<LookUp> => readAnswer(await service.lookUp(question, signal)),
          failure: (answer) => (answer.result === 'WAIT' && answer.isFailure ? answer.detail : undefined),
          outcome: ({ result }) => (result === 'WAIT' ? 'PENDING' : result),
        }));
        if ('answer' in answered) return answered.answer;
        const { failure } = answered;
        return failure?.answer
          ? (failure.answer as LookUp)
          : wait(failure?.message ?? 'no service is available');
      },
    },
    transfers: { newTransfers: () => readFeeds(providers) },
    payouts: payoutPort(providers),
    promptPay: routePromptPay(providers),
    bankNames: {
      find: async ({ brandId, ...account }) => {
        const answered = await firstAnswer(providers, 'bankNames', brandId, (service) => ({
          operation: 'find',
          reference: `${account.bankName} ${maskAccount(account.bankId)}`,
          work: (): Promise<string | null> => service.find(account),
          outcome: (name) => (name === null ? 'NOT_FOUND' : 'FOUND'),
        }));
        return 'answer' in answered ? answered.answer : null;
      },
    },
    sms: routeMessages(providers, 'sms'),
    email: routeMessages(providers, 'email'),
    files: routeFiles(connections),
    games,
    gamesOf: (brandId) =>
      connections.of('games', brandId).flatMap(({ id }) => games.find((one) => one.id === id) ?? []),
    staffLogin: { connected: () => connectedLogins(providers) },
  };
}

/** The answer of the first provider that has one; the last failure where none has. */
async function firstAnswer<P extends keyof PortTypes, T>(
  { connections, caller }: Providers,
  port: P,
  brandId: string,
  callOf: (service: PortTypes[P]) => Omit<ProviderCall<T>, 'brandId' | 'isRepeatable'>,
): Promise<{ readonly answer: T } | { readonly failure: ProviderFailure | undefined }> {
  let failure: ProviderFailure | undefined;
  for (const provider of await caller.switchedOn(connections.of(port, brandId), brandId)) {
    try {
      return {
        answer: await caller.call(provider, { ...callOf(provider.service), brandId, isRepeatable: true }),
      };
    } catch (error) {
      if (error instanceof ProviderFailure) failure = error;
      else if (!(error instanceof ProviderUnavailable)) throw error;
    }
  }
  return { failure };
}

function isFeed(provider: Provider): provider is Provider<BankFeed> {
  return provider.port === 'transfers' && 'newTransfers' in (provider.service as TransferSource);
}

/** A feed that fails is read again by the next run, and holds none of the others up. */
async function readFeeds({ connections, caller }: Providers): ReturnType<Ports['transfers']['newTransfers']> {
  const feeds = connections.all.filter(isFeed);
  if (feeds.length === 0) return [];
  const switches = await findSwitches(caller.db);
  const isOff = (provider: string) => (brandId: string) =>
    switches.some((one) => one.provider === provider && one.brand_id === brandId);
  const read = feeds
    .filter(({ id }) => !connections.usedBy(id).every(isOff(id)))
    .map((feed) =>
      caller
        .call(feed, {
          ...{ brandId: null, operation: 'newTransfers', isRepeatable: false },
          work: () => feed.service.newTransfers(),
          outcome: ({ length }) => (length === 0 ? null : String(length)),
        })
        .catch((error: unknown) => {
          if (error instanceof ProviderFailure || error instanceof ProviderUnavailable) return [];
          throw error;
        }),
    );
  return (await Promise.all(read)).flat();
}

function payoutPort({ connections, caller }: Providers): PayoutPort {
  const isPayout = (one: Provider): one is Provider<PortTypes['payouts']> => one.port === 'payouts';
  return {
    providersOf: async (brandId) =>
      (await caller.switchedOn(connections.of('payouts', brandId), brandId)).map(({ id }) => id),
    pay: async (providerId, { brandId, isRepeated, ...payout }) => {
      const provider = connections.all.filter(isPayout).find(({ id }) => id === providerId);
      if (!provider) throw new ProviderUnavailable('OFF');
      await requireOn(caller, provider, brandId);
      const { service } = provider;
      const call = <T extends { status: string }>(operation: string, work: () => Promise<T>) =>
        caller.call(provider, {
          ...{ brandId, operation, work, reference: payout.reference, isRepeatable: operation === 'status' },
          subject: { type: 'WITHDRAWAL', id: payout.id },
          outcome: ({ status }) => status,
        });
      try {
        if (isRepeated && service.status) {
          const { status } = service;
          const known = await call('status', () => status(payout));
          if (known.status !== 'NOT_FOUND') return known;
          if (service.isIdempotent === false) return PENDING;
        }
        return await call('pay', () => service.pay(payout));
      } catch (error) {
        // The provider may have acted: unknown until it reports.
        if (error instanceof ProviderFailure) return PENDING;
        throw error;
      }
    },
  };
}

const PENDING: PayoutResult = { status: 'PENDING' };

async function requireOn(caller: ProviderCaller, provider: Provider, brandId: string): Promise<void> {
  if ((await caller.switchedOn([provider], brandId)).length === 0) throw new ProviderUnavailable('OFF');
}
