import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#core/time/durations';
import { object, type FromSchema } from '#schemas/common/schemaBuilders';
import type { Clock } from '#server/platform/clock';
import type { IncomingCall, VerifyCall } from '../ports/verifyCall';
import { SettingsError } from './defineAdapter';

const header = {
  type: 'string',
  pattern: '^[a-z0-9-]{1,60}$',
  description: 'lower-case letters, digits and -',
} as const;

/** A provider's own HMAC-SHA256 signature, where it cannot send `sala-signature`. */
export const signatureSchema = object(
  { header },
  {
    encoding: { type: 'string', enum: ['hex', 'base64'] },
    /** Text before the signature, such as `sha256=`. */
    prefix: { type: 'string', maxLength: 40 },
    /** What is signed: `{body}` by default, or with `{time}`, which `timeHeader` carries in seconds or milliseconds. */
    signed: { type: 'string', maxLength: 100, pattern: '\\{body\\}', description: 'a text with {body}' },
    timeHeader: header,
  },
);
export type SignatureSettings = FromSchema<typeof signatureSchema>;

type Headers = IncomingCall['headers'];

export const SIGNATURE_HEADER = 'sala-signature';

/** How far the clocks of the two sides may differ, and how long a call can be replayed. */
const TOLERANCE_MS = 5 * MINUTE_MS;

/** From here on a time is in milliseconds. */
const FIRST_MS = 100_000_000_000;

/** Value of `sala-signature` for our own calls. @param seconds Unix time. */
export function signCall(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${hmac(secret, `${seconds}.{body}`, Buffer.from(body)).toString('hex')}`;
}

/**
 * Verifies calls with any of the secrets, so that they can be rotated.
 * @throws SettingsError for a time that is signed and not sent, or the reverse.
 */
export function signatureCheck(
  secrets: readonly (string | undefined)[],
  clock: Clock,
  settings?: SignatureSettings,
): VerifyCall {
  const { signed = '{body}', timeHeader } = settings ?? {};
  if (signed.includes('{time}') !== (timeHeader !== undefined))
    throw new SettingsError('"signed" with {time} and "timeHeader" belong together. Set both or neither.');
  const keys = secrets.filter((secret) => secret !== undefined);
  return ({ headers, body }) => {
    const read = settings ? readOwn(headers, settings) : readDefault(headers[SIGNATURE_HEADER]);
    if (!read) return 'SIGNATURE_MISSING';
    const { time, template, signatures } = read;
    const valid = keys.map((key) => {
      const expected = hmac(key, template, body);
      return signatures.map((given) => given.length === expected.length && timingSafeEqual(given, expected));
    });
    if (!valid.flat().includes(true)) return 'SIGNATURE_WRONG';
    // Without a time the provider's calls can be replayed, which changes nothing: every effect has a reference.
    if (time === undefined) return undefined;
    const ms = Number(time) < FIRST_MS ? Number(time) * 1_000 : Number(time);
    return Math.abs(clock.now().getTime() - ms) <= TOLERANCE_MS ? undefined : 'SIGNATURE_EXPIRED';
  };
}

interface ReadSignature {
  readonly time: string | undefined;
  /** What is signed, with `{body}`. */
  readonly template: string;
  readonly signatures: readonly Buffer[];
}

function readDefault(value: string | string[] | undefined): ReadSignature | undefined {
  if (typeof value !== 'string' || value.length > 2_000) return undefined;
  const parts = value.split(',').map((part) => part.trim().split('='));
  const of = (name: string) => parts.flatMap(([key, text = '']) => (key === name ? [text] : []));
  const [time] = of('t');
  const signatures = of('v1').filter((text) => /^[0-9a-f]{64}$/i.test(text));
  if (time === undefined || !/^\d{1,12}$/.test(time) || signatures.length === 0) return undefined;
  return {
    time,
    template: `${time}.{body}`,
    signatures: signatures.slice(0, 5).map((text) => Buffer.from(text, 'hex')),
  };
}

function readOwn(
  headers: Headers,
  { header: name, encoding = 'hex', prefix = '', signed = '{body}', timeHeader }: SignatureSettings,
): ReadSignature | undefined {
  const value = headers[name];
  const time = timeHeader === undefined ? undefined : headers[timeHeader];
  if (typeof value !== 'string' || !value.startsWith(prefix)) return undefined;
  if (timeHeader !== undefined && (typeof time !== 'string' || !/^\d{1,15}$/.test(time))) return undefined;
  const template = signed.replaceAll('{time}', String(time));
  const signature = Buffer.from(value.slice(prefix.length).trim(), encoding);
  return { time: time as string | undefined, template, signatures: [signature] };
}

/** The body is signed as received, not as text. */
function hmac(secret: string, template: string, body: Buffer): Buffer {
  const [before = '', ...after] = template.split('{body}');
  const digest = createHmac('sha256', secret).update(before);
  for (const text of after) digest.update(body).update(text);
  return digest.digest();
}
