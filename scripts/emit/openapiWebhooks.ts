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

/** The calls of providers, which are signed and belong to no brand. */
export const webhooks = {
  transfers: {
    post: {
      operationId: 'reportTransfers',
      summary:
        'A provider reports transfers to company accounts: POST /api/provider/{id}/transfers on any host.',
      security: [],
      parameters: [
        {
          name: 'sala-signature',
          in: 'header',
          required: true,
          description:
            't=<Unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>" with the secret of the provider>; t may differ from our clock by five minutes.',
          schema: text,
        },
      ],
      requestBody: {
        required: true,
        description:
          'One transfer or up to 200, at most 256 KiB; the mapping of the provider says where they are.',
        content: { 'application/json': { schema: {} } },
      },
      responses: {
        200: answer('Every transfer is stored. A repeated one is KNOWN and changes nothing.', { data }),
        400: answer('No JSON, or without transfers.', { code: text }),
        401: answer('SIGNATURE_MISSING, SIGNATURE_WRONG, SIGNATURE_EXPIRED. Nothing was read.', {
          code: text,
        }),
        404: answer('No such provider.', { code: text }),
        413: answer('The body is too large.', { code: text }),
        422: answer('The items with REFUSED were not stored; all others were.', { code: text, data }),
        429: answer('Too many calls: wait for Retry-After.', { code: text }),
        503: answer('Send the items with RETRY again, or all where there are no results.', { code: text }),
      },
    },
  },
};
