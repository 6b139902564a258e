import { walletBodies, type WalletCall } from '#schemas/providers/seamlessWallet';
import { toOpenApi } from './toOpenApi';

const text = { type: 'string' } as const;
const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const result = {
  type: 'object',
  required: ['reference', 'result'],
  properties: {
    reference: { type: ['string', 'null'] },
    result: { type: 'string', enum: ['TAKEN', 'KNOWN', 'IGNORED', 'REFUSED', 'RETRY'] },
    message: text,
  },
};
const data = object({ results: { type: 'array', items: result } });
const answer = (description: string, properties: Readonly<Record<string, object>> = {}) => ({
  description,
  content: {
    'application/json': { schema: object({ status: { type: 'integer' }, message: text, ...properties }) },
  },
});

const signature = {
  name: 'sala-signature',
  in: 'header',
  required: true,
  description:
    't=<Unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>" with the secret of the provider>; t may differ from our clock by five minutes.',
  schema: text,
};
/** Answers that every signed call may get. */
const general = {
  401: answer('SIGNATURE_MISSING, SIGNATURE_WRONG, SIGNATURE_EXPIRED. Nothing was read.', { code: text }),
  413: answer('The body is too large.', { code: text }),
  429: answer('Too many calls: wait for Retry-After.', { code: text }),
};

const satang = { type: 'integer' };
const summaries: Readonly<Record<WalletCall, string>> = {
  balance: 'The available balance of a player.',
  bet: 'Takes a stake from the balance.',
  win: 'Pays a win and ends the round.',
  refund: 'Gives a bet back; one that has not arrived can then never be placed.',
};

function walletCall(name: WalletCall): object {
  return {
    post: {
      operationId: `wallet${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      summary: `${summaries[name]} POST /api/provider/{id}/wallet/${name} on any host.`,
      security: [],
      parameters: [signature],
      requestBody: {
        required: true,
        description: 'Amounts are satang.',
        content: { 'application/json': { schema: toOpenApi(walletBodies[name]) } },
      },
      responses: {
        200: answer('The balance in satang, after it. A repeated call gets the first answer.', {
          data: { type: 'object', required: ['balance'], properties: { balance: satang, transaction: text } },
        }),
        400: answer('The body does not fit the schema.', { code: text }),
        404: answer('No such provider, or UNKNOWN_PLAYER.', { code: text }),
        409: answer(
          'PLAY_NOT_ALLOWED, INSUFFICIENT_FUNDS, ROUND_UNKNOWN, ROUND_ENDED, BET_REFUNDED, REFERENCE_REUSED.',
          {
            code: text,
          },
        ),
        ...general,
        503: answer('Send the call again.', { code: text }),
      },
    },
  };
}

/** The calls of providers, which are signed and belong to no brand. */
export const webhooks = {
  transfers: {
    post: {
      operationId: 'reportTransfers',
      summary:
        'A provider reports transfers to company accounts: POST /api/provider/{id}/transfers on any host.',
      security: [],
      parameters: [signature],
      requestBody: {
        required: true,
        description:
          'One transfer or up to 200, at most 256 KiB; the mapping of the provider says where they are.',
        content: { 'application/json': { schema: {} } },
      },
      responses: {
        200: answer('Every transfer is stored. A repeated one is KNOWN and changes nothing.', { data }),
        400: answer('No JSON, or without transfers.', { code: text }),
        404: answer('No such provider.', { code: text }),
        422: answer('The items with REFUSED were not stored; all others were.', { code: text, data }),
        ...general,
        503: answer('Send the items with RETRY again, or all where there are no results.', { code: text }),
      },
    },
  },
  walletBalance: walletCall('balance'),
  walletBet: walletCall('bet'),
  walletWin: walletCall('win'),
  walletRefund: walletCall('refund'),
};
