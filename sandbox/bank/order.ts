import { object, oneOf, type FromSchema } from '#schemas/common/schemaBuilders';
import { makeAjv } from '#schemas/ajv';
import { bankCodes } from '#schemas/common/banks';
import { bahtAmount, flag, line } from '#schemas/common/scalars';

const account = { type: 'string', pattern: '^[0-9]{5,20}$' } as const;

/**
 * A payer's order to the sandbox bank, by form or as JSON. `quiet` omits the transfer from the feed; `paymentReference`
 * is that of the QR code which was scanned.
 */
const orderSchema = object(
  {
    fromBank: oneOf(bankCodes),
    fromAccount: account,
    toBank: oneOf(bankCodes),
    toAccount: account,
    amount: bahtAmount,
  },
  { fromName: line, quiet: flag, paymentReference: { type: 'string', pattern: '^[0-9A-Z]{1,20}$' } },
);

export type Order = FromSchema<typeof orderSchema>;

const isOrder = makeAjv().compile<Order>(orderSchema);

/** @returns null when it is no valid order. */
export function readOrder(body: unknown): Order | null {
  return isOrder(body) ? body : null;
}

/** The fields of the page's form as an order: typed spaces, dashes and thousands' commas do not matter. */
export function orderOfForm(fields: URLSearchParams): unknown {
  const text = (name: string) => (fields.get(name) ?? '').trim();
  const digits = (name: string) => text(name).replace(/[\s-]/g, '');
  const amount = text('amount').replaceAll(',', '');
  return {
    fromBank: text('fromBank'),
    fromAccount: digits('fromAccount'),
    fromName: text('fromName'),
    toBank: text('toBank'),
    toAccount: digits('toAccount'),
    amount: /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? Number(amount) : null,
    quiet: fields.has('quiet'),
    ...(text('paymentReference') !== '' && { paymentReference: text('paymentReference') }),
  };
}
