import { bankCodes } from '#schemas/common/banks';
import { object, oneOf, type FromSchema } from '#schemas/common/schemaBuilders';

/** The company account that receives the payments of a provider. */
export const receiverSchema = object({
  bank: oneOf(bankCodes),
  number: { type: 'string', pattern: '^\\d{5,20}$', description: '5 to 20 digits' },
});

export function receiverOf(account: FromSchema<typeof receiverSchema>) {
  return { bankName: account.bank, bankId: account.number };
}
