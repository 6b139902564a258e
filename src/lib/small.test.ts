import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copyText';
import { cspNonce } from './cspNonce';
import { idempotencyKey } from './idempotencyKey';
import { toAsciiDigits } from '#schemas/common/asciiDigits';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('small helpers', () => {
  it('VAL-08 reads Thai digits', () => {
    expect(toAsciiDigits('๐๑๒๓๔๕๖๗๘๙ บาท')).toBe('0123456789 บาท');
  });

  it('M6 makes a new idempotency key each time', () => {
    const keys = new Set(Array.from({ length: 100 }, () => idempotencyKey()));
    expect(keys.size).toBe(100);
    expect([...keys].every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  });

  it('finds the nonce of the page, if there is one', () => {
    expect(cspNonce(document)).toBeUndefined();
    document.head.innerHTML = '<meta property="csp-nonce" content="abc">';
    expect(cspNonce(document)).toBe('abc');
    document.head.innerHTML = '';
  });

  it('tells honestly whether it copied', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    const execCommand = vi.fn(() => false);
    Object.assign(document, { execCommand });
    await expect(copyText('x')).resolves.toBe(false);
    execCommand.mockReturnValue(true);
    await expect(copyText('x')).resolves.toBe(true);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
