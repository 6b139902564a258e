import { describe, expect, it } from 'vitest';
import { TOTP, URI } from 'otpauth';
import { newFactor, stepOf } from './totp';

/** The key of RFC 6238, appendix B, and its SHA-1 rows cut to six digits. */
const KEY = Buffer.from('12345678901234567890');
const ROWS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const;
const at = (seconds: number) => new Date(seconds * 1_000);

describe('second factor', () => {
  it.each(ROWS)('A10 knows the code of RFC 6238 at %i s', (seconds, code) => {
    expect(stepOf(KEY, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('A10 takes the step before and after, and none beyond', () => {
    const step = Math.floor(1_111_111_109 / 30);
    const during = (n: number) => at(n * 30 + 15);
    const taken = [-2, -1, 0, 1, 2].map((off) => stepOf(KEY, '081804', during(step + off)));
    expect(taken).toEqual([undefined, step, step, step, undefined]);
  });

  it.each(['', '081805', '81804', '0818040', 'abcdef'])('A10 takes nothing else: %j', (code) => {
    expect(stepOf(KEY, code, at(1_111_111_109))).toBeUndefined();
  });

  it('A10 makes keys of 160 bits that an app can read', () => {
    const { key, setupKey, uri } = newFactor('somebody@staff.example');
    expect(key).toHaveLength(20);
    expect(setupKey).toMatch(/^[A-Z2-7]{32}$/);
    expect(newFactor('somebody@staff.example').setupKey).not.toBe(setupKey);
    const read = URI.parse(uri);
    if (!(read instanceof TOTP)) throw new Error(uri);
    expect(read).toMatchObject({ issuer: 'Sala', label: 'somebody@staff.example', digits: 6, period: 30 });
    expect(stepOf(key, read.generate({ timestamp: 150_000 }), at(150))).toBe(5);
  });
});
