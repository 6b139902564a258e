import type { FastifyInstance } from 'fastify';
import { dateTime, uuid } from '#schemas/common/formats';
import { readStatement, reportOf } from '../bank/transferReports';
import { reportedAmount, reportedList } from '../chaos/chaos';
import { isAuthorized, type ProtocolContext } from './protocolContext';

interface Query {
  readonly from?: string;
  readonly to?: string;
  readonly cursor?: string;
}

/** The bank's statement: `GET /api/statement?from=&to=&cursor=`, in pages. */
export function statement(app: FastifyInstance, context: ProtocolContext): void {
  const { db, chaos } = context;
  app.get<{ Querystring: Query }>(
    '/api/statement',
    { config: { port: 'transfers' } },
    async (request, reply) => {
      if (!isAuthorized(request, context, 'transfers')) return reply.code(401).send({ code: 'unauthorized' });
      const { from = '', to = '', cursor = '' } = request.query;
      if (!dateTime(from) || !dateTime(to) || (cursor !== '' && !uuid(cursor)))
        return reply.code(400).send({ code: 'invalid' });
      const after = cursor === '' ? undefined : cursor;
      const page = await readStatement(db, { from: new Date(from), to: new Date(to), after });
      const reports = page.transfers.map((transfer) =>
        reportOf(transfer, reportedAmount(chaos, 'transfers', transfer.amount)),
      );
      return { transfers: reportedList(chaos, 'transfers', reports), next: page.next };
    },
  );
}
