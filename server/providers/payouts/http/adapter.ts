import { bankByCode } from '#schemas/common/banks';
import { object, type FromSchema } from '#schemas/common/schemaBuilders';
import { bahtToSatang, satangToBaht } from '#core/money/money';
import { defineAdapter, SettingsError } from '../../kit/defineAdapter';
import { checkVariables, fillRequest, requestSchema, usesVariable } from '../../kit/requestTemplate';
import {
  conditionsSchema,
  matches,
  numberFrom,
  readResponse,
  sourceSchema,
  textFrom,
  type ProviderResponse,
} from '../../kit/responseMapping';
import type { Payout, PayoutResult } from '../../ports/payouts';

const settings = object(
  {
    /** Variables: `{reference}`, `{amount}` (baht), `{satang}`, `{bank}`, `{bankCode}`, `{account}`, `{name}`, `{key}`. */
    pay: requestSchema,
    /** Whether the provider pays a reference once, however often `pay` is repeated. */
    isIdempotent: { type: 'boolean' },
    /** Kinds of responses of both requests, tried in this order; any other leaves the result unknown. */
    paid: conditionsSchema,
    failed: conditionsSchema,
  },
  {
    pending: conditionsSchema,
    /** Reads the result of an order, by `{reference}`. */
    status: requestSchema,
    /** The provider has never received an order of this reference. */
    notFound: conditionsSchema,
    /** Shown to the member where an order failed. */
    reason: sourceSchema,
    balance: object({ request: requestSchema, amount: sourceSchema }),
  },
);
type Settings = FromSchema<typeof settings>;

const REFUSED = 'ธนาคารปฏิเสธรายการนี้';

/** Payouts over HTTPS with JSON responses. Only a listed response is a result. */
export const adapter = defineAdapter({
  port: 'payouts',
  settings,
  secrets: ['key'],
  create({ settings: own, secrets: { key }, fetch }) {
    const { pay, status, balance, isIdempotent } = own;
    checkVariables(pay, ['reference', 'amount', 'satang', 'bank', 'bankCode', 'account', 'name', 'key']);
    if (!usesVariable(pay, 'reference')) throw new SettingsError('"pay" must send the {reference}.');
    if (status) checkVariables(status, ['reference', 'key']);
    if (balance) checkVariables(balance.request, ['key']);
    if (!status && !isIdempotent)
      throw new SettingsError(
        'Without "status", an unknown result can only be read if "isIdempotent" is true.',
      );
    return {
      isIdempotent,
      pay: async (payout) =>
        readResult(own, await readResponse(await fetch(...fillRequest(pay, variablesOf(payout, key))))),
      ...(status && {
        status: async ({ reference }: Payout) => {
          const response = await readResponse(await fetch(...fillRequest(status, { reference, key })));
          if (matches(response, own.notFound)) return { status: 'NOT_FOUND' } as const;
          return readResult(own, response);
        },
      }),
      ...(balance && {
        balance: async () => {
          const response = await readResponse(await fetch(...fillRequest(balance.request, { key })));
          const baht = numberFrom(response.body, balance.amount);
          if (response.status >= 400 || Number.isNaN(baht)) throw new Error(`HTTP ${response.status}`);
          return bahtToSatang(baht);
        },
      }),
    };
  },
});

function variablesOf({ reference, amount, bankName, bankId, accountName }: Payout, key: string) {
  return {
    ...{ reference, key, bank: bankName, account: bankId, name: accountName },
    bankCode: bankByCode(bankName)?.bot ?? '',
    amount: satangToBaht(amount),
    satang: amount,
  };
}

/** @throws Error for any response that the settings do not list. */
function readResult({ paid, failed, pending, reason }: Settings, response: ProviderResponse): PayoutResult {
  if (matches(response, paid)) return { status: 'PAID' };
  if (matches(response, failed))
    return { status: 'FAILED', reason: textFrom(response.body, reason)?.slice(0, 200) ?? REFUSED };
  if (matches(response, pending)) return { status: 'PENDING' };
  throw new Error(`HTTP ${response.status} means nothing known`);
}
