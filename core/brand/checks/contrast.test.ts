import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { checkContrast } from './contrast';

const defaults = JSON.parse(readFileSync('brands/defaults.json', 'utf8')) as Brand;
const check = (theme: Partial<Brand['theme']>) =>
  checkContrast({ ...defaults, theme: { ...defaults.theme, ...theme } });

/** The theme with the value that a problem offers. */
const mended = (theme: Partial<Brand['theme']>, path: string, value: unknown) => ({
  ...theme,
  [path.split('/').at(-1) ?? '']: value,
});

describe('checkContrast', () => {
  it('BRD-06 finds nothing where colours can be read', () => {
    expect(check({})).toEqual([]);
  });

  it.each([
    ['a faint text', { text: '#33423f' }, '/theme/text', 'CONTRAST'],
    ['a faint accent', { color: '#0d4a3d' }, '/theme/color', 'CONTRAST'],
    ['a faint second accent', { accent2: '#12343f' }, '/theme/accent2', 'CONTRAST'],
    ['a faint gold', { gold: '#4d3b10' }, '/theme/gold', 'CONTRAST'],
    ['a page of no layer', { background: '#3d6b6b' }, '/theme/background', 'COLOUR_MOVED'],
    ['a scheme against its page', { scheme: 'light' as const }, '/theme/scheme', 'SCHEME'],
  ])(
    'preview 9 %s is named at its setting, and what it offers mends it in one step',
    (_, theme, path, code) => {
      const problem = check(theme).find((each) => each.path === path);
      expect(problem).toMatchObject({ code, severity: 'warning' });
      expect(problem?.fix.value).toBeDefined();
      const after = check(mended(theme, path, problem?.fix.value));
      expect(after.filter((each) => each.path === path)).toEqual([]);
    },
  );

  it('preview 9 names a setting once, by its worst', () => {
    const paths = check({ text: '#203030', background: '#1c4a4a', surface: '#265050' }).map(
      ({ path }) => path,
    );
    expect(paths.length).toBe(new Set(paths).size);
  });
});
