import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeAjv } from '#schemas/ajv';
import { object } from '#schemas/common/schemaBuilders';
import { bahtAmount, uuid } from '#schemas/common/scalars';
import { bahtToSatang, satangToBaht } from '#core/money/money';
import { projectRoot } from '#server/platform/root';
import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';
import { thaiFont } from '../fonts';
import { fairDraw, stakeLimits } from './sandboxGame';
import { gamePage, lobbyPage, noBalancePage, noGamePage } from './gamePage';
import { gameScript } from './gameScript';
import { gameStyle } from './gameStyle';
import { gameTexts, languageOf } from './gameTexts';
import { shownFace } from './gameWords';
import { coverOf, sandboxGame, sandboxGames } from './games';
import { findLaunch, type OpenGame } from './launches';
import { playRound } from './playRound';
import { playSeamlessRound, SEAMLESS, type WalletClient } from './seamlessRounds';
import { readWallet } from './wallet';

/** `games.localhost` and any other `games.` host, on any port: never the origin of a site (W2). */
const HOST = { host: /^games\.[a-z0-9.-]+(:\d+)?$/i };

const isRound = makeAjv().compile<{ choice: string; stake: number; requestId: string }>(
  object({ choice: { type: 'string', maxLength: 20 }, stake: bahtAmount, requestId: uuid }),
);

interface GameSiteDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The platform's wallet, for the games that are staked from it. */
  readonly wallet?: WalletClient | undefined;
}

type ByCode = { Params: { code: string }; Querystring: { language?: unknown } };

/**
 * The pages of the sandbox's games. They run in a sandbox of their own by their policy, wherever they are shown: a
 * frame or a tab, they can call only this site, and the launch code in their URL is their only credential.
 */
export async function sandboxGameSite(
  app: FastifyInstance,
  { db, clock, wallet }: GameSiteDeps,
): Promise<void> {
  const seamlessOf = ({ provider }: OpenGame) => (provider === SEAMLESS ? wallet : undefined);
  await app.register((site, _options, done) => {
    const options = { constraints: HOST };
    site.addHook('onRequest', (request, reply, next) => {
      // The iframe sandbox gives the page an opaque origin, so its own files are cross-origin.
      reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('access-control-allow-origin', '*')
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy(request, "'none'"))
        .removeHeader('x-frame-options');
      next();
    });
    site.get('/', options, (_request, reply) => sendPage(reply, lobbyPage(sandboxGames)));
    site.get<ByCode>('/play/:code', options, async (request, reply) => {
      const language = languageOf(request.query.language);
      const open = await findLaunch(db, request.params.code, clock.now());
      if (!open) return sendPage(reply.code(404), noGamePage(language));
      reply.header('content-security-policy', policy(request, new URL(open.home).origin));
      const { game, player, home } = open;
      const balance = await (seamlessOf(open)?.balance(player) ?? readWallet(db, player)).catch(
        () => undefined,
      );
      if (balance === undefined) return sendPage(reply.code(503), noBalancePage(language));
      return sendPage(reply, gamePage({ game, language, balance, home }));
    });
    site.options<ByCode>('/play/:code/round', options, (_request, reply) =>
      reply
        .header('access-control-allow-methods', 'POST')
        .header('access-control-allow-headers', 'content-type')
        .header('access-control-max-age', '600')
        .code(204)
        .send(),
    );
    site.post<ByCode>('/play/:code/round', options, async ({ params, query, body }, reply) => {
      const now = clock.now();
      const language = languageOf(query.language);
      const texts = gameTexts[language];
      const open = await findLaunch(db, params.code, now);
      if (!open) return refuse(reply, 404, texts.noGame);
      const { game, player } = open;
      if (!isRound(body) || !game.choices.includes(body.choice)) return refuse(reply, 422, texts.wrong);
      const stake = bahtToSatang(body.stake);
      if (stake < stakeLimits.min || stake > stakeLimits.max)
        return refuse(reply, 422, texts.bounds(satangToBaht(stakeLimits.min), satangToBaht(stakeLimits.max)));
      const { choice, requestId } = body;
      const bet = { player, game, choice, stake, requestId, now };
      const seamless = seamlessOf(open);
      const round = seamless
        ? await playSeamlessRound(db, seamless, bet, fairDraw)
        : await playRound(db, bet, fairDraw);
      if (!round) return refuse(reply, 422, texts.tooLittle);
      if (round === 'REFUSED') return refuse(reply, 422, texts.refused);
      if (round === 'CANCELLED') return refuse(reply, 422, texts.cancelled);
      const { faces, win, balance } = round;
      const shown = faces.map((face) => shownFace(game, face, language));
      return reply.send({ faces: shown, win: satangToBaht(win), balance: satangToBaht(balance) });
    });
    site.get('/play.css', options, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(gameStyle),
    );
    site.get('/play.js', options, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(gameScript),
    );
    site.get<ByCode>('/covers/:code', options, ({ params }, reply) => {
      const game = sandboxGame(params.code);
      if (!game) return refuse(reply, 404, 'ไม่พบไฟล์นี้');
      const cover = createReadStream(path.join(projectRoot, 'brands/assets', coverOf(game)));
      return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(cover);
    });
    site.get<{ Params: { file: string } }>('/fonts/:file', options, ({ params }, reply) => {
      const font = thaiFont(params.file);
      if (!font) return refuse(reply, 404, 'ไม่พบไฟล์นี้');
      return reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font);
    });
    done();
  });
}

/** Names its own origin, because some browsers do not match `'self'` for a page with an opaque origin. */
function policy({ protocol, host }: FastifyRequest, frames: string): string {
  const own = `${protocol}://${host}`;
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `font-src ${own}`,
    `img-src ${own}`,
    `connect-src ${own}`,
    `frame-ancestors ${frames}`,
    'sandbox allow-scripts allow-top-navigation-by-user-activation allow-forms',
  ].join('; ');
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ message });
}
