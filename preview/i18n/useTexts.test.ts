import { describe, expect, it } from 'vitest';
import type { Namespace } from './namespaces';
import { textOf } from './useTexts';

const namespaces: Record<Namespace, true> = {
  announcements: true,
  brandComparison: true,
  canvas: true,
  errors: true,
  form: true,
  people: true,
  problems: true,
  publish: true,
  shell: true,
  ui: true,
};
const files = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>('./th/*.ts', {
  eager: true,
});

describe('textOf', () => {
  it.each(Object.keys(namespaces) as Namespace[])('finds the Thai and English texts of %s', (namespace) => {
    const texts = files[`./th/${namespace}.ts`]?.[namespace];
    const [id = ''] = Object.keys(texts ?? {});
    expect(id).not.toBe('');
    expect(textOf('th', namespace)(id as never)).toBe(texts?.[id]);
    expect(textOf('en', namespace)(id as never)).not.toBe(id);
  });

  it('knows every file of texts', () => {
    const names = Object.keys(files).map((file) => file.replace(/^.*\/(.+)\.ts$/, '$1'));
    expect(names.sort()).toEqual(Object.keys(namespaces).sort());
  });
});
