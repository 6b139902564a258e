import type { FastifyInstance } from 'fastify';
import { object } from '#schemas/common/schemaBuilders';
import { storeMessage } from './messages';
import { bodyReader, isAuthorized, type ProtocolContext } from './protocolContext';

const readMessage = bodyReader(
  object({
    to: { type: 'string', pattern: '^\\+[0-9]{8,15}$' },
    text: { type: 'string', minLength: 1, maxLength: 1_000, pattern: '^[^\\u0000]*$' },
  }),
);

/** SMS gateway: `POST /api/sms`. */
export function sms(app: FastifyInstance, context: ProtocolContext): void {
  const { db, clock } = context;
  app.post('/api/sms', { config: { port: 'sms' } }, async (request, reply) => {
    if (!isAuthorized(request, context, 'sms')) return reply.code(401).send({ code: 'unauthorized' });
    const message = readMessage(request);
    if (!message) return reply.code(400).send({ code: 'invalid' });
    const { to, text } = message;
    const id = await storeMessage(db, {
      kind: 'sms',
      recipient: to,
      subject: null,
      content: text,
      now: clock.now(),
    });
    return reply.code(202).send({ id });
  });
}
