import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { pointerKeys } from '#core/brand/json';
import type { Problem } from '#core/brand/problem';
import { validate, type ValidateContext } from '#core/brand/validate';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { readJson, root } from './fixtures';
import { compileChecks } from './compiledChecks';
import { brandFolders } from './brandFolders';
import { schemaRows } from './wrongBrands';
import { meaningRows } from './wrongTogether';

const [anyId] = brandFolders(`${root}/brands`);
const context: ValidateContext = {
  defaults: readJson('defaults.json') as BrandDefaults,
  schema: compileChecks().brandFile,
  messages: new Map([
    ['common:app.welcome', 'ยินดีต้อนรับ {{name}}'],
    ['login:submit', 'เข้าสู่ระบบ'],
  ]),
  assets: (file) =>
    file === 'gone.svg' ? undefined : { bytes: file === 'huge.webp' ? 900_000 : 1_000, ...sizes[file] },
};
/** Without texts, since the messages of this test are its own. */
const soundFile = { ...(readJson(`${anyId}/brand.json`) as BrandFile), texts: {} };
const sizes: Record<string, { width: number; height: number }> = {
  'tall.png': { width: 900, height: 400 },
  'thin.png': { width: 2000, height: 100 },
};

/** A valid brand with the values at these pointers replaced; undefined removes one. */
function broken(changes: Record<string, unknown>): unknown {
  return Object.entries(changes).reduce<unknown>((file, [path, value]) => {
    const ready = structuredClone(ensureParents(file, pointerKeys(path).slice(0, -1)));
    const [failure] = applyPatch(ready, [
      value === undefined ? { op: 'remove', path } : { op: 'add', path, value },
    ]);
    if (failure) throw failure;
    return ready;
  }, soundFile);
}

function ensureParents(file: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return file;
  const record = file as Record<string, unknown>;
  return { ...record, [key]: ensureParents(record[key] ?? {}, rest) };
}

const check = (changes: Record<string, unknown>): Problem[] => validate(broken(changes), context);

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
    expect(validate(file, context).some(({ severity }) => severity === 'error')).toBe(true);
  });

  it('__proto__ is an unknown key', () => {
    const file: unknown = JSON.parse('{"__proto__":{"primary":true},"version":1}');
    expect(validate(file, context).map(({ path }) => path)).toContain('/__proto__');
  });
});
