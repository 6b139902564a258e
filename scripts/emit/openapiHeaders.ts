import type { CallSpec } from '#schemas/api/callSpec';

const header = (name: string, description: string, schema: object) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

/** Headers that clients of every brand send (API-03, API-04), and the one of money calls. */
export const headers = {
  platform: header('platform', 'Android, iOS or desktop.', { type: 'string', enum: ['AND', 'IOS', 'DSK'] }),
  channel: header('channel', 'Where the call comes from.', { type: 'string', enum: ['web'] }),
  webVersion: header('web-version', 'Build of the client.', { type: 'string' }),
  webHostname: header('web-hostname', 'Host name that the member sees; names the brand.', { type: 'string' }),
  idempotencyKey: header(
    'Idempotency-Key',
    'One key per intent: the same key with the same body has its effect once and gets the first answer again.',
    { type: 'string', minLength: 1, maxLength: 255 },
  ),
} as const;

/** References to the headers of one call; those of every call are named in the description of the document. */
export function headerRefs(spec: CallSpec): object[] {
  return spec.money ? [{ $ref: '#/components/parameters/idempotencyKey' }] : [];
}
