import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../bundle/places';

/** An hour of reading. requirements.md is for looking ids up and does not count. */
const MOST_WORDS = 12_000;

it('docs can be read in an hour', () => {
  const folder = path.join(root, 'docs');
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.md') && name !== 'requirements.md',
  );
  expect(documents).toContain('ARCHITECTURE.md');
  const words = documents.map((name) => wordsOf(readFileSync(path.join(folder, name), 'utf8')));
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_WORDS);
});

/** Lines and borders of tables are no words. */
function wordsOf(markdown: string): number {
  return markdown.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
