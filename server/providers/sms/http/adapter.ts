import { object } from '#schemas/common/schemaBuilders';
import { nationalPhone } from '#core/identity/phone';
import { defineAdapter, SettingsError } from '../../kit/defineAdapter';
import { checkVariables, fillRequest, requestSchema, usesVariable } from '../../kit/requestTemplate';
import { conditionsSchema, matches, readResponse } from '../../kit/responseMapping';

const settings = object({
  /**
   * Variables: `{text}`; the phone as `{e164}` (+66812345678), `{digits}` (66812345678) or `{national}` (0812345678);
   * `{key}`, `{secret}`, and `{basic}` for an `Authorization: Basic` header with both.
   */
  request: requestSchema,
  /** Responses of an accepted message; any other is a failure. */
  accepted: conditionsSchema,
});

const PHONES = ['e164', 'digits', 'national'];

/** Text messages through a gateway's HTTPS API. */
export const adapter = defineAdapter({
  port: 'sms',
  settings,
  secrets: ['key', 'secret?'],
  create({ settings: { request, accepted }, secrets: { key, secret = '' }, fetch }) {
    checkVariables(request, ['text', ...PHONES, 'key', 'secret', 'basic']);
    if (!usesVariable(request, 'text')) throw new SettingsError('The request has no text. Use {text}.');
    if (!PHONES.some((name) => usesVariable(request, name)))
      throw new SettingsError('The request names no phone. Use {e164}, {digits} or {national}.');
    const basic = Buffer.from(`${key}:${secret}`).toString('base64');
    return {
      send: async ({ to, text }) => {
        const phone = { e164: to, digits: to.slice(1), national: nationalPhone(to) };
        const filled = fillRequest(request, { text, ...phone, key, secret, basic });
        const response = await readResponse(await fetch(...filled));
        if (!matches(response, accepted)) throw new Error(`not accepted: HTTP ${response.status}`);
      },
    };
  },
});
