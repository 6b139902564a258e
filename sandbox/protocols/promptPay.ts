import type { FastifyInstance } from 'fastify';
import { billPayment } from 'promptparse/generate';
import { object } from '#schemas/common/schemaBuilders';
import { bahtAmount, dateTime } from '#schemas/common/scalars';
import { bodyReader, isAuthorized, type ProtocolContext } from './protocolContext';

/** Tax id and suffix of the gateway. */
const BILLER = '099300000000001';

const readOrder = bodyReader(
  object({
    reference: { type: 'string', pattern: '^[0-9A-Z]{1,20}$' },
    amount: bahtAmount,
    expires: dateTime,
  }),
);

/**
 * Codes of a payment gateway: `POST /api/qr`. The same reference always gets the same code, whose payment the sandbox
 * bank reports with the reference.
 */
export function promptPay(app: FastifyInstance, context: ProtocolContext): void {
  app.post('/api/qr', { config: { port: 'promptpay' } }, async (request, reply) => {
    if (!isAuthorized(request, context, 'promptpay')) return reply.code(401).send({ code: 'unauthorized' });
    const order = readOrder(request);
    if (!order) return reply.code(400).send({ code: 'invalid' });
    const { reference, amount, expires } = order;
    const charged = context.chaos.has('promptpay', 'wrongAmount') ? amount + 1 : amount;
    const payload = billPayment({ billerId: BILLER, ref1: reference, amount: charged });
    return reply.code(201).send({ reference, payload, expires });
  });
}
