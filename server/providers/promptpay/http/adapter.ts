import { parse } from 'promptparse';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import { object } from '#schemas/common/schemaBuilders';
import { bankTime, plainText } from '../../kit/bankFormats';
import { defineAdapter, SettingsError } from '../../kit/defineAdapter';
import { checkVariables, fillRequest, requestSchema, usesVariable } from '../../kit/requestTemplate';
import { conditionsSchema, matches, readResponse, sourceSchema, textFrom } from '../../kit/responseMapping';
import { readTransfers, transferMappingSchema } from '../../transfers/transferMapping';
import type { QrOrder } from '../../ports/promptPay';
import { receiverOf, receiverSchema } from '../receiverSchema';

/**
 * A payment gateway over HTTPS that answers with a QR code. Its payments arrive by a provider of the port `transfers`,
 * whose mapping names the reference, or are read by `status`.
 */
export const adapter = defineAdapter({
  port: 'promptpay',
  settings: object(
    {
      /** Variables: `{reference}`, `{amount}` (baht), `{satang}`, `{expires}` (ISO), `{expiresUnix}`, `{key}`. */
      create: requestSchema,
      created: conditionsSchema,
      payload: sourceSchema,
    },
    {
      /** What the payment will carry, where it is not `{reference}`. */
      reference: sourceSchema,
      expires: sourceSchema,
      /** The company account that the gateway pays to; without it the first one of the brand. */
      account: receiverSchema,
      /** Reads the payment of a code. */
      status: object(
        {
          /** Variables: `{reference}`, which is what the payment carries, and `{key}`. */
          request: requestSchema,
          /** `only` describes a code that is paid. */
          mapping: transferMappingSchema,
        },
        {
          /** The gateway does not know the code. */
          notFound: conditionsSchema,
          everySeconds: { type: 'integer', minimum: 1, maximum: 3_600 },
        },
      ),
    },
  ),
  secrets: ['key'],
  create({ settings: own, secrets: { key }, fetch }) {
    const { create, account, status } = own;
    checkVariables(create, ['reference', 'amount', 'satang', 'expires', 'expiresUnix', 'key']);
    if (!usesVariable(create, 'reference')) throw new SettingsError('"create" must send the {reference}.');
    if (status) checkVariables(status.request, ['reference', 'key']);
    return {
      receiver: account && receiverOf(account),
      needsPromptPayId: false,
      create: async (order) => {
        const response = await readResponse(await fetch(...fillRequest(create, variablesOf(order, key))));
        if (!matches(response, own.created)) throw new Error(`HTTP ${response.status} is no QR code`);
        const payload = textFrom(response.body, own.payload) ?? '';
        requirePayload(payload, order.amount);
        return {
          payload,
          reference: readReference(textFrom(response.body, own.reference)),
          expiresAt: bankTime(textFrom(response.body, own.expires) ?? '') ?? undefined,
        };
      },
      ...(status && {
        poll: {
          everyMs: (status.everySeconds ?? 5) * 1_000,
          read: async (reference: string) => {
            const response = await readResponse(
              await fetch(...fillRequest(status.request, { reference, key })),
            );
            if (matches(response, status.notFound)) return [];
            if (response.status >= 400) throw new Error(`HTTP ${response.status} is no status`);
            const items = readTransfers(status.mapping, response.body);
            if (!items) throw new Error(`The response has no payment at "${status.mapping.items ?? ''}".`);
            return items;
          },
        },
      }),
    };
  },
});

function variablesOf({ reference, amount, expiresAt }: QrOrder, key: string) {
  return {
    ...{ reference, key, satang: amount, amount: satangToBaht(amount) },
    expires: bangkokIso(expiresAt),
    expiresUnix: Math.floor(expiresAt.getTime() / 1_000),
  };
}

/** @throws Error for a reference that a payment could not be found by. */
function readReference(text: string | null): string | undefined {
  if (text === null) return undefined;
  const reference = plainText(text)?.trim() ?? '';
  if (!/^\S{1,64}$/.test(reference)) throw new Error('The reference of the code is invalid.');
  return reference;
}

/** A member must never be shown a code for another amount. @throws Error */
function requirePayload(payload: string, satang: number): void {
  const code = payload.length <= 512 ? parse(payload, true) : null;
  if (!code) throw new Error('The payload is no EMVCo QR code.');
  if (Math.round(Number(code.getTagValue('54')) * 100) !== satang)
    throw new Error('The payload has another amount.');
}
