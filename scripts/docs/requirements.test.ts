import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { callSpecs } from '#schemas/api/contract';
import { root } from '../bundle/places';
import { citedIds, ID } from './claims';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const { defined, uncited } = requirementRows(read('docs/requirements.md'));

/** Each cited id, and the first test file that cites it. */
const cited = new Map<string, string>();
for (const file of testFiles()) for (const id of citedIds(read(file))) cited.set(id, cited.get(id) ?? file);

describe('docs/requirements.md', () => {
  it('defines each id once', () => {
    expect(defined.length).toBeGreaterThan(200);
    expect(defined.filter((id, at) => defined.indexOf(id) !== at)).toEqual([]);
  });

  it('defines every id that a test title cites', () => {
    expect([...cited].filter(([id]) => !defined.includes(id))).toEqual([]);
  });

  it('lists exactly the defined ids that no test title cites', () => {
    expect([...uncited].sort()).toEqual(defined.filter((id) => !cited.has(id)).sort());
  });
});

describe('the calls of the specification', () => {
  it('API-101 to API-160 have one row for each id, and one for each call of the contract', () => {
    const rows = [...read('docs/requirements.md').matchAll(/^\| (API-1\d\d) \| `([A-Z]+ [^`]+)`/gm)];
    expect(rows.map(([, id]) => id)).toEqual(Array.from({ length: 60 }, (_, i) => `API-${String(101 + i)}`));
    const keys = rows.map(([, , key = '']) => key);
    expect(new Set(keys).size).toBe(60);
    expect(keys.filter((key) => !Object.hasOwn(callSpecs, key))).toEqual([]);
  });
});

describe('the reader of ids', () => {
  it('reads the ids that titles begin with', () => {
    const source =
      "it('A5 A9 changes', f); test(`W1 ${id} opens`, f); it.each(x)(\"LAY-01 %s\", f); it('says A7', f);";
    expect(citedIds(source)).toEqual(['A5', 'A9', 'W1', 'LAY-01']);
  });

  it('ignores path data of images, and words that resemble ids', () => {
    expect(citedIds("'M24 8c1 2'; 'M0 -3'; 'SHA256 of'; `UTF-8 text`; 'F101 tables'")).toEqual([]);
  });

  it('separates definitions from the list of uncited ids', () => {
    const text = '| id | x |\n| M1 | a |\n## Not cited by a test title\n| M2, API-101 | b |\n';
    expect(requirementRows(text)).toEqual({ defined: ['M1'], uncited: ['M2', 'API-101'] });
  });
});

function testFiles(): string[] {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], options);
  return files
    .split('\n')
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && existsSync(path.join(root, name)));
}

/** Ids that a table row of the document begins with, split by whether the row stands in the section of uncited ids. */
function requirementRows(markdown: string): { defined: string[]; uncited: string[] } {
  const [definitions = '', exceptions = ''] = markdown.split(/^## Not cited.*$/m);
  return { defined: idsOfRows(definitions), uncited: idsOfRows(exceptions) };
}

function idsOfRows(markdown: string): string[] {
  const cells = [...markdown.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => cell.split(', ')).filter((id) => new RegExp(`^(?:${ID})$`).test(id));
}
