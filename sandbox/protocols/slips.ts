import type { FastifyInstance } from 'fastify';
import { object } from '#schemas/common/schemaBuilders';
import { filledLine } from '#schemas/common/scalars';
import { bahtToSatang, satangToBaht } from '#core/money/money';
import { findSlip } from '../bank/sandboxSlips';
import { reportedAmount } from '../chaos/chaos';
import { bodyReader, isAuthorized, type ProtocolContext } from './protocolContext';

const readQuestion = bodyReader(object({ bank: filledLine, reference: filledLine }));

/** Slip verification: `POST /api/slips` by the reference of the slip's QR code. */
export function slips(app: FastifyInstance, context: ProtocolContext): void {
  const { db, chaos } = context;
  app.post('/api/slips', { config: { port: 'slips' } }, async (request, reply) => {
    if (!isAuthorized(request, context, 'slips')) return reply.code(401).send({ code: 'unauthorized' });
    const question = readQuestion(request);
    if (!question) return reply.code(400).send({ code: 'invalid' });
    const found = await findSlip(db, question.bank, question.reference);
    if (!found) return reply.code(404).send({ code: 'slip_not_found' });
    const amount = satangToBaht(reportedAmount(chaos, 'slips', bahtToSatang(found.amount)));
    return { transfer: { ...found, amount } };
  });
}
