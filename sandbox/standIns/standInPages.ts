import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SANDBOX_PATH, standIns } from '#schemas/brand/patterns';
import type { Clock } from '#server/platform/clock';
import { languageOf } from '../games/gameTexts';
import { thaiFont } from '../fonts';
import { chatScript } from './chatScript';
import { livePage, standingsPage } from './pages';
import { chatStyle, pageStyle } from './styles';

const REFRESH_SECONDS = 60;

type Asked = { Querystring: { language?: unknown } };
type ByFile = { Params: { file: string } };

/**
 * Stand-ins for the providers of live scores, standings and live chat. The API passes them on to the hosts of the
 * brands and of the studio.
 */
export async function standInPages(app: FastifyInstance, clock: Clock): Promise<void> {
  await app.register((sandbox, _options, done) => {
    sandbox.addHook('onRequest', (request, reply, next) => {
      // The member app frames the pages without an origin of their own, so their files come from elsewhere for them.
      reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policyOf(request))
        .removeHeader('origin-agent-cluster')
        .removeHeader('x-frame-options');
      next();
    });
    sandbox.get<Asked>(standIns['/embeds/liveScore'], ({ query }, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('refresh', String(REFRESH_SECONDS))
        .send(livePage(languageOf(query.language), clock.now())),
    );
    sandbox.get<Asked>(standIns['/embeds/score'], ({ query }, reply) =>
      reply.type('text/html; charset=utf-8').send(standingsPage(languageOf(query.language), clock.now())),
    );
    // Requested by property and widget, like the provider's script.
    sandbox.get(`${standIns['/chat/host']}/:property/:widget`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(chatScript),
    );
    sandbox.get<ByFile>(`${SANDBOX_PATH}files/:file`, ({ params: { file } }, reply) => {
      const style = { 'pages.css': pageStyle, 'chat.css': chatStyle }[file];
      if (style !== undefined) return reply.type('text/css; charset=utf-8').send(style);
      const font = thaiFont(file);
      if (font) return reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font);
      reply.callNotFound();
      return reply;
    });
    done();
  });
}

/** Names the host itself: for a page without an origin, `'self'` matches nothing in some browsers. */
function policyOf({ protocol, host }: FastifyRequest): string {
  const own = `${protocol}://${host}`;
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `style-src ${own}`,
    `font-src ${own}`,
    `frame-ancestors ${own}`,
  ].join('; ');
}
