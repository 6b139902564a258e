import { describe, expect, it } from 'vitest';
import { isRecord, pointerKeys } from '#core/brand/json';
import type { Problem } from '#core/brand/problem';
import { assembleBrand, type RawBrand } from '#core/brand/load';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { readJson, root } from './testing/fixtures';
import { compileChecks } from './compiledChecks';
import { brandFolders } from '../bundle/places';
import { schemaRows } from './testing/wrongBrands';
import { meaningRows } from './testing/wrongTogether';

const [anyId] = brandFolders(`${root}/brands`);
const defaults = readJson('defaults.json') as BrandDefaults;
const checks = {
  ...compileChecks(),
  messages: new Map([
    ['common:app.welcome', 'ยินดีต้อนรับ {{name}}'],
    ['login:submit', 'เข้าสู่ระบบ'],
  ]),
};
const assets: NonNullable<RawBrand['assets']> = (file) =>
  file === 'gone.svg' ? undefined : { bytes: file === 'huge.webp' ? 900_000 : 1_000, ...sizes[file] };
/** Without texts, since the messages of this test are its own. */
const validFile = { ...(readJson(`${anyId}/brand.json`) as BrandFile), texts: {} };
const sizes: Record<string, { width: number; height: number }> = {
  'tall.png': { width: 900, height: 400 },
  'thin.png': { width: 2000, height: 100 },
};

/** A valid brand with the values at these pointers replaced; undefined removes one. */
function broken(changes: Record<string, unknown>): unknown {
  return Object.entries(changes).reduce<unknown>(
    (file, [path, value]) => replaceAt(file, pointerKeys(path), value),
    validFile,
  );
}

function replaceAt(file: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const record = isRecord(file) ? file : {};
  const { [key]: old, ...others } = record;
  const changed = replaceAt(old, rest, value);
  return changed === undefined ? others : { ...record, [key]: changed };
}

const check = (changes: Record<string, unknown>): readonly Problem[] => problemsOf(broken(changes));

function problemsOf(file: unknown): readonly Problem[] {
  const raw = { file: 'brand.json', folder: validFile.id, text: JSON.stringify(file), assets };
  return assembleBrand(raw, defaults, checks).problems;
}

describe('BRD-01 BRD-06 a brand file that is wrong', () => {
  it('starts from one that is right', () => expect(check({})).toEqual([]));

  it.each([...schemaRows, ...meaningRows])('%s', (_what, changes, path, code, says) => {
    const found = check(changes);
    const problem = found.find((candidate) => candidate.path === path && candidate.code === code);
    expect(problem, JSON.stringify(found)).toBeDefined();
    expect(problem?.en).toMatch(says);
    expect(problem?.th).toMatch(/\p{Script=Thai}/u);
    expect(problem?.fix.th && problem.fix.en).toBeTruthy();
  });

  it.each(schemaRows)('blocks: %s', (_what, changes) => {
    expect(check(changes).some(({ severity }) => severity === 'error')).toBe(true);
  });

  it('RTM-19 a leaderboard shows no complete name, and needs a row to be enabled', () => {
    const codes = (names: readonly string[], isOn: boolean) =>
      check({
        '/flags/leaderboard': isOn,
        '/leaderboard/rows': names.map((name) => ({ name, score: 1 })),
      }).map(({ severity, code, path }) => `${severity} ${code} ${path}`);
    expect(codes(['de***01'], true)).toEqual([]);
    expect(codes(['de***01', 'somchai99'], false)).toEqual(['error NAME_OPEN /leaderboard/rows/1/name']);
    expect(codes([], true)).toEqual(['warning LEADERBOARD_EMPTY /leaderboard/rows']);
    expect(codes([], false)).toEqual([]);
  });
});

describe('fixes', () => {
  const fixOf = (changes: Record<string, unknown>, code: string) =>
    check(changes).find((p) => p.code === code)?.fix;

  it('offer the key that was meant', () => {
    expect(fixOf({ '/flags/moviee': true }, 'UNKNOWN_KEY')?.en).toBe('did you mean “movie”?');
    expect(fixOf({ '/them': {} }, 'UNKNOWN_KEY')?.en).toBe('did you mean “theme”?');
  });

  it('offer the xn-- form of a Thai host', () => {
    const value = fixOf({ '/hostnames': ['เว็บศาลา.example'] }, 'FORMAT')?.value;
    expect(value).toMatch(/^xn--[a-z0-9]+\.example$/);
    expect(check({ '/hostnames': [value] })).toEqual([]);
  });

  it('offer a colour that passes', () => {
    const value = fixOf({ '/theme/text': '#335555' }, 'CONTRAST')?.value;
    expect(check({ '/theme/text': value })).toEqual([]);
  });

  it('offer the declared origins with the missing one', () => {
    const value = fixOf({ '/embeds/score': 'https://score.example/t' }, 'ORIGIN_UNDECLARED')?.value;
    expect(check({ '/embeds/score': 'https://score.example/t', '/origins': value })).toEqual([]);
  });
});

describe('hostile files', () => {
  it.each([null, 1, 'x', [[]], {}, true])('%j is refused without a throw', (file) => {
    expect(problemsOf(file).some(({ severity }) => severity === 'error')).toBe(true);
  });

  it('__proto__ is an unknown key', () => {
    const file: unknown = JSON.parse('{"__proto__":{"primary":true},"version":1}');
    expect(problemsOf(file).map(({ path }) => path)).toContain('/__proto__');
  });
});
