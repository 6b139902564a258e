import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copyText';
import { cspNonce } from './cspNonce';
import { idempotencyKey } from '@/api/idempotencyKey';
import { toAsciiDigits } from '#schemas/common/text';
import { bankLabel } from './formatIdentity';
import { foldText } from './foldText';
import { platformOf } from './platform';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('small helpers', () => {
  it('VAL-08 reads Thai digits', () => {
    expect(toAsciiDigits('๐๑๒๓๔๕๖๗๘๙ บาท')).toBe('0123456789 บาท');
  });

  it('M6 creates a new idempotency key each time', () => {
    const keys = new Set(Array.from({ length: 100 }, () => idempotencyKey()));
    expect(keys.size).toBe(100);
    expect([...keys].every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  });

  it('finds the nonce of the page, if there is one', () => {
    const page = document.implementation.createHTMLDocument();
    expect(cspNonce(page)).toBeUndefined();
    page.head.innerHTML = '<meta property="csp-nonce" content="abc">';
    expect(cspNonce(page)).toBe('abc');
  });

  it('reports whether it copied', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    const execCommand = vi.fn(() => false);
    Object.assign(document, { execCommand });
    await expect(copyText('x')).resolves.toBe(false);
    execCommand.mockReturnValue(true);
    await expect(copyText('x')).resolves.toBe(true);
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('bankLabel', () => {
  it('names a bank in the language', () => {
    expect(bankLabel('KBANK', 'th')).toBe('กสิกรไทย');
    expect(bankLabel('KBANK', 'en')).toBe('Kasikornbank');
    expect(bankLabel('TRUEMONEY', 'th')).toBe('ทรูมันนี่ วอลเล็ท');
  });

  it('tolerates unknown and missing codes', () => {
    expect(bankLabel('XBANK', 'th')).toBe('XBANK');
    expect(bankLabel('toString', 'th')).toBe('toString');
    expect(bankLabel(null, 'th')).toBe('–');
  });
});

describe('foldText', () => {
  it.each([
    ['Naga Gold', ' nagaGOLD '],
    ['Hi-Lo', 'hi lo'],
    ['มวยไทย', 'มวย ไทย'],
    ['นาคาทองคำ', 'นาคา ทองค\u0e4d\u0e32'],
    ['น้ำเต้าปูปลา', 'นํ้าเตา ปูปลา'],
    ['ไฮโล', 'ไฮ โล'],
    ['เลขท้าย 2 ตัวทันใจ', 'เลขท้าย2ตัว\u200bทันใจ'],
  ])('LAY-12 takes %s and %s for the same', (name, typed) => {
    expect(foldText(typed)).toBe(foldText(name));
  });

  it('preserves vowels, which distinguish Thai words', () => {
    expect(foldText('ปี')).not.toBe(foldText('ปา'));
  });
});

describe('platformOf', () => {
  it('API-03 distinguishes Android, iOS and desktop', () => {
    expect(platformOf({ userAgent: 'Mozilla/5.0 (Linux; Android 13)' })).toBe('AND');
    expect(platformOf({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X)' })).toBe('IOS');
    expect(platformOf({ userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)' })).toBe('IOS');
    expect(platformOf({ userAgent: 'Mozilla/5.0 (Windows NT 10.0)', maxTouchPoints: 10 })).toBe('DSK');
  });

  it('API-03 detects an iPad that identifies as a Macintosh by its touch screen', () => {
    const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
    expect(platformOf({ userAgent, maxTouchPoints: 5 })).toBe('IOS');
    expect(platformOf({ userAgent, maxTouchPoints: 0 })).toBe('DSK');
  });
});
