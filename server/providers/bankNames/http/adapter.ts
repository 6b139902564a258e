import { bankByCode } from '#schemas/common/banks';
import { object } from '#schemas/common/schemaBuilders';
import { defineAdapter } from '../../kit/defineAdapter';
import { checkVariables, fillRequest, requestSchema } from '../../kit/requestTemplate';
import { conditionsSchema, matches, readResponse, sourceSchema, textFrom } from '../../kit/responseMapping';

/** Owner of a bank account over HTTPS with JSON responses. */
export const adapter = defineAdapter({
  port: 'bankNames',
  settings: object({
    /** Variables: `{bank}` (such as KBANK), `{bankCode}` (004), `{account}`, `{key}`. */
    request: requestSchema,
    notFound: conditionsSchema,
    found: conditionsSchema,
    name: sourceSchema,
  }),
  secrets: ['key'],
  create({ settings: { request, notFound, found, name }, secrets: { key }, fetch }) {
    checkVariables(request, ['bank', 'bankCode', 'account', 'key']);
    return {
      find: async ({ bankName, bankId }) => {
        const variables = { bank: bankName, bankCode: bankByCode(bankName)?.bot ?? '', account: bankId, key };
        const response = await readResponse(await fetch(...fillRequest(request, variables)));
        if (matches(response, notFound)) return null;
        const owner = matches(response, found) ? textFrom(response.body, name) : null;
        if (owner === null) throw new Error(`HTTP ${response.status}`);
        return owner.slice(0, 200);
      },
    };
  },
});
