import { createHmac } from 'node:crypto';
import { SIGNATURE_HEADER, signCall, type SignatureSettings } from '#server/providers/kit/signature';

/** The headers of a call that the provider signs. @param settings of a format of its own; `sala-signature` by default. */
export function signMessage(
  secret: string,
  body: string,
  at: Date,
  settings?: SignatureSettings,
): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1_000);
  const type = { 'content-type': 'application/json' };
  if (!settings) return { ...type, [SIGNATURE_HEADER]: signCall(secret, body, seconds) };
  const { header, encoding = 'hex', prefix = '', signed = '{body}', timeHeader } = settings;
  const text = signed.replaceAll('{time}', String(seconds)).replaceAll('{body}', () => body);
  const signature = prefix + createHmac('sha256', secret).update(text).digest(encoding);
  return { ...type, [header]: signature, ...(timeHeader !== undefined && { [timeHeader]: String(seconds) }) };
}
