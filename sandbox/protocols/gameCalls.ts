import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dateTime, uuid } from '#schemas/common/scalars';
import { object, oneOf } from '#schemas/common/schemaBuilders';
import { gameCode, player, satang } from '#schemas/providers/gameProtocol';
import { signatureCheck } from '#server/providers/kit/signature';
import type { Player } from '#server/providers/ports/gameProvider';
import { skewOf } from '../chaos/chaos';
import { openLaunch } from '../games/launches';
import type { SandboxGame } from '../games/sandboxGame';
import { listedGame } from '../games/sandboxProvider';
import { bodyReader, type ProtocolContext } from './protocolContext';

const readers = {
  games: bodyReader(object({})),
  launch: bodyReader(
    object({
      ...player,
      game: gameCode,
      platform: oneOf(['AND', 'IOS', 'DSK']),
      language: oneOf(['th', 'en']),
      home: { type: 'string', maxLength: 200, pattern: '^https?://[^/?#\\s]+$' },
    }),
  ),
  transfer: bodyReader(
    object({ ...player, reference: uuid, direction: oneOf(['IN', 'OUT']), amount: satang, at: dateTime }),
  ),
  balance: bodyReader(object(player)),
  rounds: bodyReader(object({ since: dateTime, limit: { type: 'integer', minimum: 1, maximum: 10_000 } })),
};
type Readers = typeof readers;
type Body<N extends keyof Readers> = NonNullable<ReturnType<Readers[N]>>;

/** Answers a signed call of the platform; nothing else reaches `work`. */
export type SignedRoute = <N extends keyof Readers>(
  name: N,
  work: (body: Body<N>) => Promise<object>,
) => void;

/** Registers signed calls `POST <base>/<name>` of a game provider. */
export function signedRoutes(
  app: FastifyInstance,
  { keys, clock, chaos }: ProtocolContext,
  { port, base }: { readonly port: 'games' | 'seamless'; readonly base: string },
): SignedRoute {
  const now = () => new Date(clock.now().getTime() + skewOf(chaos, port));
  const verify = signatureCheck([keys[port]], { now });
  return (name, work) => {
    app.post(
      `${base}/${name}`,
      { config: { port } },
      async (request: FastifyRequest, reply: FastifyReply) => {
        const problem = verify({ headers: request.headers, body: request.body as Buffer });
        if (problem) return reply.code(401).send({ code: problem });
        const body = readers[name](request);
        if (!body) return reply.code(400).send({ code: 'VALIDATION' });
        return work(body as Body<typeof name>);
      },
    );
  };
}

/** The protocol's name of a player. */
export function playerOf({
  brand,
  player: memberId,
}: {
  readonly brand: string;
  readonly player: string;
}): Player {
  return { brandId: brand, memberId };
}

/** Catalogue and launch of these games. */
export function catalogueCalls(
  route: SignedRoute,
  { db, clock, origin }: ProtocolContext & { readonly origin: string },
  { provider, games }: { readonly provider: string; readonly games: readonly SandboxGame[] },
): void {
  route('games', () => Promise.resolve({ games: games.map(listedGame) }));
  route('launch', async ({ game, language, home, ...named }) => {
    const launch = { player: playerOf(named), provider, game, language, home, origin, now: clock.now() };
    return { url: await openLaunch(db, launch), mode: 'newtab' };
  });
}
