import { describe, expect, it } from 'vitest';
import { money, table } from './table';

describe('table', () => {
  it('aligns columns with zero-width Thai vowels and tone marks', () => {
    const lines = table([
      ['NAME', 'CREDIT'],
      ['ณัฐพงษ์', '1'],
      ['abcdef', '2'],
    ]).split('\n');
    // The first name's seven characters take five columns.
    expect(lines).toEqual(['NAME    CREDIT', '--------------', 'ณัฐพงษ์   1', 'abcdef  2']);
  });

  it('F101 F102 removes control and bidirectional characters', () => {
    const [, , row] = table([
      ['NAME', 'X'],
      ['a\u001b[2J\u009b31m\n\u202eb', '1'],
    ]).split('\n');
    expect(row).toBe('a�[2J�31m��b  1');
  });

  it('formats baht with thousands separators and satang', () => {
    expect([money(1234.5), money(0), money(null)]).toEqual(['1,234.50', '0.00', '-']);
  });
});
