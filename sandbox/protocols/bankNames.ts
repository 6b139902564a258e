import type { FastifyInstance } from 'fastify';
import { findOwner } from '../bank/sandboxBankNames';
import { isAuthorized, type ProtocolContext } from './protocolContext';

/** Owners of bank accounts: `GET /api/names/<bank>/<account>`. */
export function bankNames(app: FastifyInstance, context: ProtocolContext): void {
  app.get<{ Params: { bank: string; account: string } }>(
    '/api/names/:bank/:account',
    { config: { port: 'bankNames' } },
    async (request, reply) => {
      if (!isAuthorized(request, context, 'bankNames')) return reply.code(401).send({ code: 'unauthorized' });
      const { bank, account } = request.params;
      const name = await findOwner(context.db, { bankName: bank, bankId: account });
      return name === null ? reply.code(404).send({ code: 'account_not_found' }) : { name };
    },
  );
}
