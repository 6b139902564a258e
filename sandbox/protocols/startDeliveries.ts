import type { FastifyInstance } from 'fastify';
import type { Outbox } from './outbox';

/** Makes due calls again and again while the server listens; a run begins after the end of the last. */
export function startDeliveries(app: FastifyInstance, outbox: Outbox, everyMs: number): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let running = Promise.resolve();
  const schedule = () => {
    if (isClosed) return;
    timer = setTimeout(() => {
      running = outbox
        .deliverDue()
        .catch((error: unknown) => {
          app.log.error({ err: error }, 'calls to the platform failed');
        })
        .then(schedule);
    }, everyMs);
  };
  app.addHook('onListen', schedule);
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await running;
  });
}
