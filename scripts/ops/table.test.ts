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

  it('F101 F102 shows nothing that a terminal obeys or that turns a line round', () => {
    const [, , row] = table([
      ['NAME', 'X'],
      ['a\u001b[2J\u009b31m\n\u202eb', '1'],
    ]).split('\n');
    expect(row).toBe('a�[2J�31m��b  1');
  });

  it('writes baht with thousands and satang', () => {
    expect([money(1234.5), money(0), money(null)]).toEqual(['1,234.50', '0.00', '-']);
  });
});
