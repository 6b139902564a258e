import type { ValidateFunction } from 'ajv';
import { makeAjv } from '#schemas/ajv';
import {
  walletBodies,
  type WalletAnswer,
  type WalletBody,
  type WalletCall,
} from '#schemas/providers/seamlessWallet';
import type { Deps } from '#server/providers/deps';
import type { IncomingAnswer, IncomingRoute } from '#server/providers/incomingCalls';
import type { GameProvider } from '#server/providers/ports/gameProvider';
import type { WalletRequest } from './decide';
import { answerBalance, answerTransaction, type WalletCaller } from './seamlessWallet';

/** English, for the provider's engineers. */
const messages = {
  UNKNOWN_PLAYER: 'The brand has no such player who has opened a game of this provider.',
  PLAY_NOT_ALLOWED: 'The player may not play now.',
  INSUFFICIENT_FUNDS: 'The available balance is less than the bet.',
  ROUND_UNKNOWN: 'The round has no bet yet. Send the win again after the bet.',
  ROUND_ENDED: 'The round has ended.',
  BET_REFUNDED: 'The bet has been refunded.',
  REFERENCE_REUSED: 'The reference belongs to another transaction.',
} as const;

/** `POST /api/provider/<id>/wallet/<call>` of the seamless providers. */
export function walletCalls(deps: Deps): IncomingRoute<GameProvider>[] {
  const providers = deps.ports.games.flatMap((provider) =>
    provider.seamless ? [{ id: provider.id, verify: provider.seamless.verify, provider }] : [],
  );
  const ajv = makeAjv();
  const route = <K extends WalletCall>(
    name: K,
    answer: (caller: WalletCaller, body: WalletBody<K>) => Promise<WalletAnswer>,
  ): IncomingRoute<GameProvider> => {
    let isBody: ValidateFunction<WalletBody<K>> | undefined;
    return {
      path: `wallet/${name}`,
      port: 'games',
      callsPerMinute: 60_000,
      providers,
      handle: async (provider, body) => {
        isBody ??= ajv.compile<WalletBody<K>>(walletBodies[name]);
        if (!isBody(body))
          return { code: 'VALIDATION', message: ajv.errorsText(isBody.errors, { dataVar: 'body' }) };
        const { brand, player, reference } = body as WalletBody<'balance'> & { reference?: string };
        const caller = await findCaller(deps, provider, brand, player);
        if (!caller) return present({ error: 'UNKNOWN_PLAYER' });
        const about = {
          brandId: caller.brand.id,
          reference,
          subject: { type: 'MEMBER', id: player },
        } as const;
        return { ...present(await answer(caller, body)), about };
      },
    };
  };
  const transaction = (caller: WalletCaller, request: WalletRequest) =>
    answerTransaction(deps, caller, request);
  return [
    route('balance', (caller) => answerBalance(deps, caller)),
    route('bet', (caller, body) => transaction(caller, { kind: 'BET', ...body })),
    route('win', (caller, body) => transaction(caller, { kind: 'WIN', ...body })),
    route('refund', (caller, body) => transaction(caller, { kind: 'REFUND', ...body })),
  ];
}

/** A provider moves money only of players of brands that use it. */
async function findCaller(
  { brands, providers: { connections, caller } }: Deps,
  provider: GameProvider,
  brandId: string,
  memberId: string,
): Promise<WalletCaller | undefined> {
  const brand = brands.byId(brandId);
  const used = connections.of('games', brandId).find(({ id }) => id === provider.id);
  if (!brand || !used) return undefined;
  const isOff = (await caller.switchedOn([used], brandId)).length === 0;
  return { brand, memberId, provider, isOff };
}

function present(answer: WalletAnswer): IncomingAnswer {
  if (!('error' in answer)) return { code: 'OK', data: answer };
  const { error: code, ...data } = answer;
  return { code, message: messages[code], data };
}
