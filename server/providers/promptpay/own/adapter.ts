import { object } from '#schemas/common/schemaBuilders';
import { defineAdapter } from '../../kit/defineAdapter';
import { receiverOf, receiverSchema } from '../receiverSchema';
import { accountCodes, billerCodes } from './ownCodes';

/** QR codes of our own, without a gateway: of the company account, or of a biller. */
export const adapter = defineAdapter({
  port: 'promptpay',
  settings: object(
    {},
    {
      biller: object(
        {
          id: { type: 'string', pattern: '^\\d{15}$', description: 'tax id and suffix, 15 digits' },
          /** The company account of the biller. */
          account: receiverSchema,
        },
        {
          /** The same for all payments, where the bank wants one. */
          reference2: {
            type: 'string',
            pattern: '^[0-9A-Z]{1,20}$',
            description: 'at most 20 capital letters and digits',
          },
        },
      ),
    },
  ),
  create: ({ settings: { biller } }) =>
    biller ? billerCodes({ ...biller, account: receiverOf(biller.account) }) : accountCodes(),
});
