import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Chaos, ChaosPort, Fault } from './chaos';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The service whose faults the route has. */
    port?: ChaosPort;
  }
}

/** Gives the routes with a `port` the faults of their service. Register before them. */
export function applyChaos(app: FastifyInstance, chaos: Chaos): void {
  const hanging = new Set<FastifyRequest>();
  const has = ({ routeOptions: { config } }: FastifyRequest, fault: Fault) =>
    config.port !== undefined && chaos.has(config.port, fault);
  app.addHook('preHandler', async (request, reply) => {
    if (has(request, 'outage')) {
      reply.hijack();
      request.raw.socket.destroy();
    } else if (has(request, 'hang')) {
      reply.hijack();
      hanging.add(request);
      request.raw.socket.once('close', () => hanging.delete(request));
    } else {
      if (has(request, 'slow')) await chaos.delay();
      if (has(request, 'error')) await reply.code(500).send({ message: 'Internal server error' });
    }
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (has(request, 'unknown')) {
      reply.code(500);
      done(null, '{"message":"Internal server error"}');
    } else if (has(request, 'malformed') && typeof payload === 'string')
      // Half of the answer, as from a service that died while it wrote.
      done(null, payload.slice(0, Math.ceil(payload.length / 2)));
    else done(null, payload);
  });
  // A server waits for its connections when it closes.
  app.addHook('preClose', (done) => {
    chaos.close();
    for (const { raw } of hanging) raw.socket.destroy();
    done();
  });
}
