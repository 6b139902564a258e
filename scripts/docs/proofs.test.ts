import { describe, expect, it } from 'vitest';
import { deadProofs } from './claims';

describe('proofs of documents', () => {
  const table = (...rows: readonly string[]) =>
    ['| id | kept | proof |', '| --- | --- | --- |', ...rows].join('\n');

  it('finds an id that no test has, and a row without a proof', () => {
    const text = table('| 1 | x | A5, A6 |', '| 2 | x | |', '| 3 | x | see above |', '| 4 | x | `a/b.ts` |');
    expect(deadProofs(text, new Set(['A5']))).toEqual([
      '"1" names A6, which no test proves',
      '"2" has no proof',
      '"3" has no proof',
    ]);
  });

  it('accepts a row with a reason why it does not apply, and ignores other tables', () => {
    expect(deadProofs(table('| 1 | x | does not apply: no cookies |'), new Set())).toEqual([]);
    expect(deadProofs('| a | b |\n| --- | --- |\n| x | A9 |', new Set())).toEqual([]);
  });
});
