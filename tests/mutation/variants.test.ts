import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/bundle/places';
import { edited } from './apply';
import { variants } from './variants';

describe('mutants', () => {
  it.each(variants)('$promises $name: applies to the current source', ({ edits, tests }) => {
    const texts = new Map<string, string>();
    for (const edit of edits) {
      const text = texts.get(edit.file) ?? readFileSync(path.join(root, edit.file), 'utf8');
      const changed = edited(text, edit);
      expect(changed).not.toBe(text);
      texts.set(edit.file, changed);
    }
    expect(tests.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('have unique names', () => {
    expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
  });

  it('refuse a text that is missing or occurs twice', () => {
    const edit = { file: 'a.ts', find: 'x', replace: 'y' };
    expect(() => edited('abc', edit)).toThrow('a.ts');
    expect(() => edited('xx', edit)).toThrow('a.ts');
    expect(edited('axb', edit)).toBe('ayb');
  });
});
