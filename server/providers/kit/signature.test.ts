import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { testClock } from '#server/testing/testClock';
import { signatureCheck, signCall, type SignatureSettings } from './signature';

const clock = testClock();
const SECONDS = clock.now().getTime() / 1_000;
const text = '{"amount":500}';
const body = Buffer.from(text);
const verify = signatureCheck(['old', 'new'], clock);
const withHeader = (signature: string, sent = body) =>
  verify({ headers: { 'sala-signature': signature }, body: sent });
const valid = signCall('old', text, SECONDS);

describe('signature of incoming calls', () => {
  it('is the HMAC-SHA256 of time, dot and body', () => {
    const mac = createHmac('sha256', 'old').update(`${SECONDS}.${text}`).digest('hex');
    expect(valid).toBe(`t=${SECONDS},v1=${mac}`);
  });

  it('accepts any of the secrets and any of several signatures', () => {
    expect(withHeader(valid)).toBeUndefined();
    expect(withHeader(signCall('new', text, SECONDS))).toBeUndefined();
    const [, second = ''] = valid.split(',');
    expect(withHeader(`t=${SECONDS}, v1=${'0'.repeat(64)}, ${second}`)).toBeUndefined();
  });

  it('signs the bytes of the body, not its meaning', () => {
    expect(withHeader(valid, Buffer.from('{"amount": 500}'))).toBe('SIGNATURE_WRONG');
    expect(withHeader(signCall('stranger', text, SECONDS))).toBe('SIGNATURE_WRONG');
    expect(withHeader(valid.replace(/^t=\d+/, `t=${SECONDS + 1}`))).toBe('SIGNATURE_WRONG');
  });

  it.each([
    '',
    't=1',
    'v1=00',
    `v1=${'0'.repeat(64)}`,
    't=,v1=',
    `t=-1,v1=${'0'.repeat(64)}`,
    'x'.repeat(3_000),
  ])('calls %j no signature', (text) => {
    expect(withHeader(text)).toBe('SIGNATURE_MISSING');
    expect(verify({ headers: {}, body })).toBe('SIGNATURE_MISSING');
  });

  it.each([
    [5, undefined],
    [-5, undefined],
    [5.1, 'SIGNATURE_EXPIRED'],
    [-5.1, 'SIGNATURE_EXPIRED'],
    [10, 'SIGNATURE_EXPIRED'],
  ])('with a clock that is %s minutes off answers %s', (minutes, expected) => {
    expect(withHeader(signCall('old', text, SECONDS + (minutes * MINUTE_MS) / 1_000))).toBe(expected);
  });

  it('verifies signatures of other formats', () => {
    const check = (settings: SignatureSettings, headers: Record<string, string>) =>
      signatureCheck(['key'], clock, settings)({ headers, body });
    const hmac = (text: string) => createHmac('sha256', 'key').update(text);
    const hub = { header: 'x-hub-signature', prefix: 'sha256=' };
    expect(check(hub, { 'x-hub-signature': `sha256=${hmac(String(body)).digest('hex')}` })).toBeUndefined();
    expect(check(hub, { 'x-hub-signature': hmac(String(body)).digest('hex') })).toBe('SIGNATURE_MISSING');
    const timed = {
      header: 'x-sign',
      encoding: 'base64',
      signed: '{time}|{body}',
      timeHeader: 'x-time',
    } as const;
    const at = (time: number, signed = time) =>
      check(timed, { 'x-time': String(time), 'x-sign': hmac(`${signed}|${String(body)}`).digest('base64') });
    const ms = SECONDS * 1_000;
    expect([at(SECONDS), at(ms), at(ms - 6 * MINUTE_MS), at(ms, ms + 1)]).toEqual([
      undefined,
      undefined,
      'SIGNATURE_EXPIRED',
      'SIGNATURE_WRONG',
    ]);
    expect(check(timed, { 'x-sign': 'x' })).toBe('SIGNATURE_MISSING');
    expect(() => signatureCheck(['key'], clock, { header: 'x', timeHeader: 'y' })).toThrow('belong together');
  });
});
