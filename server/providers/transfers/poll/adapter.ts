import { object } from '#schemas/common/schemaBuilders';
import { MINUTE_MS } from '#core/time/durations';
import { bangkokDay, bangkokIso } from '#core/time/bangkok';
import { defineAdapter } from '../../kit/defineAdapter';
import { checkVariables, fillRequest, requestSchema, usesVariable } from '../../kit/requestTemplate';
import { conditionsSchema, matches, readResponse, sourceSchema, textFrom } from '../../kit/responseMapping';
import { readTransfers, transferMappingSchema } from '../transferMapping';

const PERIOD = ['from', 'to', 'fromDay', 'toDay', 'fromUnix', 'toUnix'];

/** A statement feed over HTTPS, polled: banks' business APIs and payment gateways. */
export const adapter = defineAdapter({
  port: 'transfers',
  settings: object(
    {
      /**
       * Variables: `{cursor}`, `{key}`, and a period as `{from}` and `{to}` (ISO), `{fromDay}` and `{toDay}`
       * (Bangkok's `YYYY-MM-DD`), or `{fromUnix}` and `{toUnix}` (seconds).
       */
      request: requestSchema,
      mapping: transferMappingSchema,
    },
    {
      /** Responses that are a page; status 200 by default. */
      ok: conditionsSchema,
      /** Where a response names the next page. */
      next: sourceSchema,
      everySeconds: { type: 'integer', minimum: 1, maximum: 3_600 },
      /** How late the bank may report a transfer. */
      overlapMinutes: { type: 'integer', minimum: 0, maximum: 2_880 },
    },
  ),
  secrets: ['key?'],
  create({ settings, secrets, fetch }) {
    const {
      request,
      mapping,
      ok = [{ status: [200] }],
      next,
      everySeconds = 5,
      overlapMinutes = 60,
    } = settings;
    checkVariables(request, ['cursor', ...PERIOD, ...(secrets.key === undefined ? [] : ['key'])]);
    return {
      kind: 'POLL',
      everyMs: everySeconds * 1_000,
      overlapMs: overlapMinutes * MINUTE_MS,
      byPeriod: PERIOD.some((name) => usesVariable(request, name)),
      read: async ({ cursor, from, to }) => {
        const variables = {
          cursor: cursor ?? '',
          ...{ from: bangkokIso(from), to: bangkokIso(to), fromDay: bangkokDay(from), toDay: bangkokDay(to) },
          ...{ fromUnix: Math.floor(from.getTime() / 1_000), toUnix: Math.ceil(to.getTime() / 1_000) },
          ...(secrets.key !== undefined && { key: secrets.key }),
        };
        const response = await readResponse(await fetch(...fillRequest(request, variables)));
        if (!matches(response, ok)) throw new Error(`HTTP ${response.status} is not a page of transfers`);
        const items = readTransfers(mapping, response.body);
        if (!items) throw new Error(`The response has no list at "${mapping.items ?? ''}".`);
        return { items, next: textFrom(response.body, next) };
      },
    };
  },
});
