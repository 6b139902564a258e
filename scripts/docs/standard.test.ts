import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bundle/places';
import { linesNamed, standardLines } from './testing/standard';

const named = linesNamed(readFileSync(path.join(root, 'docs/security.md'), 'utf8'));

describe('the security standard', () => {
  it('has 253 lines of levels 1 and 2', () => {
    expect(standardLines).toHaveLength(253);
  });

  it('is answered line by line, each once', () => {
    expect(standardLines.filter((line) => !named.includes(line))).toEqual([]);
    expect(named.filter((line, at) => named.indexOf(line) !== at)).toEqual([]);
  });

  it('is read from rows that name one line, several, or a range', () => {
    expect(linesNamed('| 1.2.4 | x |\n| 1.4.1, 1.4.3 | x |\n| 9.1.3–9.2.2 | x |\n| id | 1.1.1 |')).toEqual([
      '1.2.4',
      '1.4.1',
      '1.4.3',
      '9.1.3',
      '9.2.1',
      '9.2.2',
    ]);
  });
});
