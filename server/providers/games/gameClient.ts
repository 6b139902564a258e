import type { ValidateFunction } from 'ajv';
import { makeAjv } from '#schemas/ajv';
import {
  protocolAnswers,
  protocolGame,
  type ProtocolAnswer,
  type ProtocolGame,
  type ProtocolName,
} from '#schemas/providers/gameProtocol';
import { list, object, type FromSchema } from '#schemas/common/schemaBuilders';
import type { AdapterContext } from '../kit/defineAdapter';
import { providerUrl } from '../kit/requestTemplate';
import { readResponse } from '../kit/responseMapping';
import { SIGNATURE_HEADER, signCall } from '../kit/signature';
import type { Game, GameProvider, Player } from '../ports/gameProvider';

/** Settings of a provider that speaks the protocol of `docs/game-provider.md`. */
export const gameSettings = object({
  /** Base address of its calls, without a slash at the end. */
  url: { ...providerUrl, pattern: `${providerUrl.pattern.slice(0, -1)}(?<!/)$` },
  /** Where its games are played. */
  origins: list(
    {
      type: 'string',
      maxLength: 200,
      pattern: '^https?://[^/?#@\\s]+$',
      description: 'an origin such as https://play.example',
    },
    20,
  ),
});

type Context = Pick<
  AdapterContext<FromSchema<typeof gameSettings>, { readonly key: string }>,
  'settings' | 'secrets' | 'fetch' | 'clock' | 'log'
>;

export interface GameClient extends Pick<GameProvider, 'origins' | 'games' | 'launch'> {
  /** The valid answer to a signed call. @throws Error for any other answer: its outcome is unknown. */
  send<N extends ProtocolName>(name: N, body: object): Promise<ProtocolAnswer<N>>;
}

/** Signed calls to the provider. */
export function gameClient({ settings, secrets, fetch, clock, log }: Context): GameClient {
  // Later versions of the protocol may have more fields.
  const ajv = makeAjv({ removeAdditional: true });
  const isGame = ajv.compile(protocolGame) as ValidateFunction<ProtocolGame>;
  const send = async <N extends ProtocolName>(name: N, content: object): Promise<ProtocolAnswer<N>> => {
    const text = JSON.stringify(content);
    const signature = signCall(secrets.key, text, Math.floor(clock.now().getTime() / 1_000));
    const response = await fetch(`${settings.url}/${name}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signature,
      },
      body: text,
    });
    const { status, body } = await readResponse(response);
    if (status !== 200) throw new Error(`HTTP ${status}`);
    if (!ajv.validate(protocolAnswers[name], body))
      throw new Error(`The answer of ${name} is invalid: ${ajv.errorsText(undefined, { dataVar: name })}`);
    return body as ProtocolAnswer<N>;
  };
  return {
    send,
    origins: () => settings.origins,
    games: async () => {
      const { games } = await send('games', {});
      const valid = games.flatMap((game, index) => {
        if (isGame(game)) return [toGame(game, index)];
        log.warn({ index, problem: ajv.errorsText(isGame.errors, { dataVar: 'game' }) }, 'game left out');
        return [];
      });
      return withoutRepeated(valid, log);
    },
    launch: ({ player, game, platform, language, home }) =>
      send('launch', { ...nameOf(player), game, platform, language, home }),
  };
}

/** How the protocol names a player. */
export function nameOf({ brandId, memberId }: Player) {
  return { brand: brandId, player: memberId };
}

function toGame(
  { image = null, hot = false, isNew = false, order, ...game }: ProtocolGame,
  index: number,
): Game {
  return { ...game, image, hot, isNew, order: order ?? index + 1 };
}

function withoutRepeated(games: readonly Game[], log: Context['log']): readonly Game[] {
  const once = new Map<string, Game>();
  for (const game of games) {
    const key = `${game.slot}/${game.code}`;
    if (once.has(key)) log.warn({ game: key }, 'repeated game left out');
    else once.set(key, game);
  }
  return [...once.values()];
}
