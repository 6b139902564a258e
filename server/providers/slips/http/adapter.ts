import { object } from '#schemas/common/schemaBuilders';
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
import type { SlipAnswer } from '../../ports/slipVerifier';
import type { FromSchema } from '#schemas/common/schemaBuilders';

const partySchema = object({}, { name: sourceSchema, bank: sourceSchema, account: sourceSchema });

const settings = object(
  {
    /** Variables: `{payload}` (the QR code's text), `{transRef}`, `{sendingBank}`, `{image}` (base64), `{key}`. */
    request: requestSchema,
    /** Kinds of responses, tried in this order; any other response is a failure of the service. */
    notFound: conditionsSchema,
    found: conditionsSchema,
    transfer: object(
      { transRef: sourceSchema, amount: sourceSchema, date: sourceSchema },
      {
        sendingBank: sourceSchema,
        currency: sourceSchema,
        country: sourceSchema,
        sender: partySchema,
        receiver: partySchema,
      },
    ),
  },
  {
    /** The bank needs time. */
    pending: conditionsSchema,
  },
);
type Settings = FromSchema<typeof settings>;

/** Slip look-up over HTTPS with JSON responses: SlipOK, EasySlip, Slip2Go and the like. */
export const adapter = defineAdapter({
  port: 'slips',
  settings,
  secrets: ['key'],
  create({ settings: { request, ...mapping }, secrets, fetch }) {
    checkVariables(request, ['payload', 'transRef', 'sendingBank', 'image', 'key']);
    const sendsImage = request.file !== undefined || usesVariable(request, 'image');
    if (!sendsImage && !['payload', 'transRef'].some((name) => usesVariable(request, name)))
      throw new SettingsError('The request names no slip. Use {payload}, {transRef}, {image} or "file".');
    return {
      lookUp: async ({ payload, transRef, sendingBank, image: readImage }) => {
        const image = sendsImage ? await readImage?.() : undefined;
        if (sendsImage && !image) return { result: 'PROVIDER_ERROR', detail: 'the image is not stored' };
        const encoded = image?.toString('base64') ?? '';
        const variables = { payload, transRef, sendingBank, key: secrets.key, image: encoded };
        const response = await fetch(...fillRequest(request, variables, image));
        return readSlipAnswer(mapping, await readResponse(response));
      },
    };
  },
});

function readSlipAnswer(mapping: Omit<Settings, 'request'>, response: ProviderResponse): SlipAnswer {
  const { body, status, retryAfterMs } = response;
  const later = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (matches(response, mapping.notFound)) return { result: 'NOT_FOUND' };
  if (matches(response, mapping.pending)) return { result: 'PENDING', ...later };
  if (!matches(response, mapping.found))
    return { result: 'PROVIDER_ERROR', detail: `HTTP ${status}`, ...later };
  const { transfer } = mapping;
  const party = (source: FromSchema<typeof partySchema> = {}) => ({
    name: textFrom(body, source.name),
    bank: textFrom(body, source.bank),
    account: textFrom(body, source.account),
  });
  return {
    result: 'FOUND',
    transfer: {
      transRef: textFrom(body, transfer.transRef) ?? '',
      sendingBank: textFrom(body, transfer.sendingBank),
      amount: numberFrom(body, transfer.amount),
      currency: textFrom(body, transfer.currency) ?? 'THB',
      country: textFrom(body, transfer.country) ?? 'TH',
      date: textFrom(body, transfer.date) ?? '',
      sender: party(transfer.sender),
      receiver: party(transfer.receiver),
    },
  };
}
