import { describe, expect, it } from 'vitest';
import { money, table } from './table';

describe('table', () => {
  it('lines columns up where Thai vowels and tone marks take no room', () => {
    const lines = table([
      ['NAME', 'CREDIT'],
      ['ณัฐพงษ์', '1'],
      ['abcdef', '2'],
    ]).split('\n');
    // Seven letters and marks of the first name show as five columns.
    expect(lines).toEqual(['NAME    CREDIT', '--------------', 'ณัฐพงษ์   1', 'abcdef  2']);
  });

  it('writes baht with thousands and satang', () => {
    expect([money(1234.5), money(0), money(null)]).toEqual(['1,234.50', '0.00', '-']);
  });
});
