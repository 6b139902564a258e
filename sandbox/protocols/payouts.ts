import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bankCodes } from '#schemas/common/banks';
import { object, oneOf } from '#schemas/common/schemaBuilders';
import { bahtAmount, filledLine, line } from '#schemas/common/scalars';
import { bahtToSatang, satangToBaht } from '#core/money/money';
import { findOrder, payoutBalance, payOrder } from '../bank/payoutOrders';
import { bodyReader, isAuthorized, type ProtocolContext } from './protocolContext';

const readOrder = bodyReader(
  object({
    reference: filledLine,
    bank: oneOf(bankCodes),
    account: { type: 'string', pattern: '^[0-9]{5,20}$' },
    name: line,
    amount: bahtAmount,
  }),
);

/** Payouts: `POST /api/payouts` is idempotent by reference, and `GET /api/payouts/<reference>` reads its result. */
export function payouts(app: FastifyInstance, context: ProtocolContext): void {
  const { db, clock } = context;
  const config = { port: 'payouts' } as const;
  const isStranger = (request: FastifyRequest) => !isAuthorized(request, context, 'payouts');
  app.post('/api/payouts', { config }, async (request, reply) => {
    if (isStranger(request)) return reply.code(401).send({ code: 'unauthorized' });
    const order = readOrder(request);
    if (!order) return reply.code(400).send({ code: 'invalid' });
    const stored = await payOrder(db, { ...order, amount: bahtToSatang(order.amount), now: clock.now() });
    return stored
      ? reply.code(201).send(present(stored))
      : reply.code(409).send({ code: 'reference_reused' });
  });
  app.get<{ Params: { reference: string } }>(
    '/api/payouts/:reference',
    { config },
    async (request, reply) => {
      if (isStranger(request)) return reply.code(401).send({ code: 'unauthorized' });
      const stored = await findOrder(db, request.params.reference);
      return stored ? present(stored) : reply.code(404).send({ code: 'payout_not_found' });
    },
  );
  app.get('/api/balance', { config }, async (request, reply) => {
    if (isStranger(request)) return reply.code(401).send({ code: 'unauthorized' });
    return { available: satangToBaht(await payoutBalance(db)) };
  });
}

function present({ reference, status }: { readonly reference: string; readonly status: string }) {
  return { reference, status, ...(status === 'rejected' && { reason: 'บัญชีปลายทางปิดแล้ว' }) };
}
