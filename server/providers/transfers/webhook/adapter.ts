import { object } from '#schemas/common/schemaBuilders';
import { defineAdapter } from '../../kit/defineAdapter';
import { signatureCheck, signatureSchema } from '../../kit/signature';
import { readTransfers, transferMappingSchema } from '../transferMapping';

/** Transfers of one message. */
const MAX_ITEMS = 200;

/** Signed calls `POST /api/provider/<id>/transfers`: banks' notifications, payment gateways, SMS forwarders. */
export const adapter = defineAdapter({
  port: 'transfers',
  settings: object(
    { mapping: transferMappingSchema },
    {
      /** By default `sala-signature`. */
      signature: signatureSchema,
      /** Body of the answer 200, where the provider expects one of its own. */
      acknowledgement: { type: 'object' },
    },
  ),
  secrets: ['key', 'nextKey?'],
  create: ({ settings: { mapping, signature, acknowledgement }, secrets, clock }) => ({
    kind: 'WEBHOOK',
    verify: signatureCheck([secrets.key, secrets.nextKey], clock, signature),
    read: (body) => {
      const items = readTransfers(mapping, body);
      if (!items) return { problem: `There are no transfers at "${mapping.items ?? ''}".` };
      return items.length > MAX_ITEMS ? { problem: `Send at most ${MAX_ITEMS} transfers per call.` } : items;
    },
    ...(acknowledgement && { acknowledgement }),
  }),
});
