import type { FastifyInstance, FastifyReply } from 'fastify';
import { parseStrictJson } from '#server/platform/http/strictJson';
import { chaosOfForm, chaosPage } from '../chaos/chaosPage';
import { toolStyle } from '../chaos/toolPage';
import { thaiFont } from '../fonts';
import { languageOf } from '../games/gameTexts';
import { inboxPage } from './inboxPage';
import { recentMessages } from './messages';
import type { ProtocolContext } from './protocolContext';

const POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; style-src 'self'; font-src 'self'; img-src 'self'";

type Asked = { Querystring: { language?: unknown } };

/** Pages about the sandbox itself: `/chaos`, which is JSON for tests too, and `/inbox`. */
export function tools(app: FastifyInstance, { db, chaos }: ProtocolContext): void {
  app.get<Asked>('/chaos', ({ headers, query }, reply) => {
    if (headers.accept?.includes('application/json')) return reply.send(chaos.state);
    return sendPage(reply, chaosPage(chaos.state, languageOf(query.language)));
  });
  app.put('/chaos', ({ body }, reply) => {
    const problem = chaos.set(readJson(body));
    return problem === undefined ? reply.send(chaos.state) : reply.code(400).send({ message: problem });
  });
  app.post<Asked>('/chaos', ({ body, query }, reply) => {
    const problem = chaos.set(chaosOfForm(new URLSearchParams(String(body))));
    return problem === undefined
      ? reply.redirect(`/chaos?language=${languageOf(query.language)}`, 303)
      : reply.code(400).send({ message: problem });
  });
  app.get<Asked>('/inbox', async ({ query }, reply) =>
    sendPage(reply, inboxPage(await recentMessages(db), languageOf(query.language))),
  );
  app.get('/tools.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(toolStyle));
  app.get<{ Params: { file: string } }>('/fonts/:file', ({ params }, reply) => {
    const font = thaiFont(params.file);
    if (!font) return reply.code(404).send({ message: 'There is no such font.' });
    return reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font);
  });
}

function readJson(body: unknown): unknown {
  try {
    return parseStrictJson(body as Buffer);
  } catch {
    return undefined;
  }
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);
}
