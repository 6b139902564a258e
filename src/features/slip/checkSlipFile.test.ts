import { describe, expect, it } from 'vitest';
import { checkSlipFile, SLIP_MAX_BYTES } from './SlipForm';

const file = (over: Partial<{ name: string; type: string; size: number }> = {}) => ({
  name: 'slip.jpg',
  type: 'image/jpeg',
  size: 100_000,
  ...over,
});

describe('checkSlipFile', () => {
  it.each([
    file(),
    file({ name: 'slip.png', type: 'image/png' }),
    file({ name: 'slip.webp', type: 'image/webp' }),
    file({ name: 'SLIP.JPEG', type: '' }),
    file({ size: SLIP_MAX_BYTES }),
  ])('VAL-09 takes %o', (good) => {
    expect(checkSlipFile(good)).toBeNull();
  });

  it.each([
    [null, 'file.required'],
    [file({ name: 'slip.pdf', type: 'application/pdf' }), 'file.type'],
    [file({ name: 'slip.svg', type: 'image/svg+xml' }), 'file.type'],
    [file({ name: 'slip.jpg', type: 'text/html' }), 'file.type'],
    [file({ name: 'IMG_0001.HEIC', type: '' }), 'file.heic'],
    [file({ name: 'IMG_0001.jpg', type: 'image/heif' }), 'file.heic'],
    [file({ size: SLIP_MAX_BYTES + 1 }), 'file.size'],
    [file({ size: 0 }), 'file.empty'],
  ])('VAL-09 refuses %o with %s', (bad, message) => {
    expect(checkSlipFile(bad)).toBe(message);
  });
});
