import { isRecord, valueAt } from '#core/brand/json';
import { transferKey } from '#core/identity/transferKey';
import { bahtToSatang } from '#core/money/money';
import { banks } from '#schemas/common/banks';
import { maxRequestBaht } from '#schemas/common/scalars';
import { object, type FromSchema } from '#schemas/common/schemaBuilders';
import { bankTime, plainText } from '../kit/bankFormats';
import { conditionsSchema, matches, numberFrom, sourceSchema, textFrom } from '../kit/responseMapping';
import type { IncomingTransfer } from '../ports/bankFeed';
import type { ReportedTransfer } from '../ports/transferSource';

const place = { type: 'string', maxLength: 200, pattern: '^(/|$)', description: 'a JSON pointer' } as const;

/** Where the transfers of a message are. The pointers of `transfer` begin at the item. */
export const transferMappingSchema = object(
  {
    transfer: object(
      {
        transRef: sourceSchema,
        /** Baht, or what `unit` says. */
        amount: sourceSchema,
        /** ISO; without a zone it is Bangkok's time. */
        date: sourceSchema,
        to: object({ bank: sourceSchema, account: sourceSchema }),
        sender: object({ bank: sourceSchema, account: sourceSchema, name: sourceSchema }),
      },
      {
        currency: sourceSchema,
        /** Reference of the QR code that it pays. */
        paymentReference: sourceSchema,
      },
    ),
  },
  {
    /** The list, or a single item; the complete body by default. */
    items: place,
    /** Items that are meant, such as incoming ones; others are ignored. */
    only: conditionsSchema,
    unit: { type: 'string', enum: ['baht', 'satang'] },
    /** The provider's names of banks, each with our code (`KBANK`) or the three digits of the Bank of Thailand. */
    banks: { type: 'object', additionalProperties: { type: 'string', pattern: '^([A-Z]+|\\d{3})$' } },
  },
);
export type TransferMapping = FromSchema<typeof transferMappingSchema>;

/** The transfers of a message; undefined when it has no list. */
export function readTransfers(mapping: TransferMapping, body: unknown): ReportedTransfer[] | undefined {
  const found = valueAt(body, mapping.items ?? '');
  const items: readonly unknown[] | undefined = Array.isArray(found)
    ? found
    : isRecord(found)
      ? [found]
      : undefined;
  return items?.map((item) => readTransfer(mapping, item));
}

function readTransfer(mapping: TransferMapping, item: unknown): ReportedTransfer {
  const { transfer: at, only, unit = 'baht' } = mapping;
  const reference = plainText(textFrom(item, at.transRef))?.slice(0, 64) ?? null;
  if (only && !matches({ status: 200, body: item, retryAfterMs: undefined }, only))
    return { reference, ignored: true };
  const wrong = (problem: string): ReportedTransfer => ({ reference, problem });
  const bankOf = (source: FromSchema<typeof sourceSchema>) => readBank(mapping, textFrom(item, source));
  const sendingBank = bankOf(at.sender.bank);
  const toBank = bankOf(at.to.bank);
  const account = textFrom(item, at.to.account)?.replace(/[\s-]/g, '') ?? '';
  const transferredAt = bankTime(textFrom(item, at.date) ?? '');
  const amount = satangFrom(numberFrom(item, at.amount), unit);
  const currency = textFrom(item, at.currency) ?? 'THB';
  if (reference === null) return wrong('The reference is missing.');
  if (sendingBank === null) return wrong('The sending bank is missing or unknown.');
  if (transferKey(sendingBank.bot, reference) === null) return wrong('The reference is invalid.');
  if (!toBank?.code || !/^\d{5,20}$/.test(account)) return wrong('The receiving account is invalid.');
  if (amount === null) return wrong('The amount is invalid.');
  if (!['THB', '764'].includes(currency)) return wrong('The currency is not THB.');
  if (!transferredAt) return wrong('The date is invalid.');
  const transfer: IncomingTransfer = {
    sendingBank: sendingBank.bot,
    transRef: reference,
    paymentReference: readPaymentReference(item, at.paymentReference),
    to: { bankName: toBank.code, bankId: account },
    sender: {
      bankName: sendingBank.code,
      account: plainText(textFrom(item, at.sender.account)) ?? '',
      name: plainText(textFrom(item, at.sender.name)) ?? '',
    },
    amount,
    transferredAt,
  };
  return { transfer };
}

function readPaymentReference(item: unknown, source: FromSchema<typeof sourceSchema> | undefined) {
  const text = plainText(textFrom(item, source))?.trim() ?? '';
  return text === '' ? undefined : text.slice(0, 64);
}

interface Bank {
  /** Three digits. */
  readonly bot: string;
  /** Our code, null for a bank that members cannot have. */
  readonly code: string | null;
}

function readBank({ banks: named = {} }: TransferMapping, written: string | null): Bank | null {
  const text = written?.trim() ?? '';
  const name = Object.hasOwn(named, text) ? named[text] : text.toUpperCase();
  const known = Object.entries(banks).find(([code, { bot }]) => code === name || bot === name);
  if (known) return { code: known[0], bot: known[1].bot };
  return name !== undefined && /^\d{3}$/.test(name) ? { code: null, bot: name } : null;
}

function satangFrom(amount: number, unit: 'baht' | 'satang'): number | null {
  if (!(amount > 0) || amount > maxRequestBaht * (unit === 'baht' ? 1 : 100)) return null;
  if (unit === 'satang') return Number.isSafeInteger(amount) ? amount : null;
  try {
    return bahtToSatang(amount);
  } catch {
    return null;
  }
}
