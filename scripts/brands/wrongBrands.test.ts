import { describe, expect, it } from 'vitest';
import { applyPatch } from '#brand/diff';
import { pointerKeys } from '#brand/json';
import type { Problem } from '#brand/problem';
import { validate, type ValidateContext } from '#brand/validate';
import type { BrandDefaults } from '#schemas/brand/brandFile';
import { readJson, root } from './fixtures';
import { brandFolders, compileChecks } from './load';

const [anyId] = brandFolders(`${root}/brands`);
const context: ValidateContext = {
  defaults: readJson<BrandDefaults>('defaults.json'),
  schema: compileChecks().brandFile,
  textIds: new Set(['common:app.welcome', 'login:submit']),
  assets: (file) => (file === 'gone.svg' ? undefined : { bytes: file === 'huge.webp' ? 900_000 : 1_000, ...sizes[file] }),
};
const sizes: Record<string, { width: number; height: number }> = {
  'tall.png': { width: 900, height: 400 },
  'thin.png': { width: 2000, height: 100 },
};

/** A sound brand with the values at these pointers replaced; undefined removes one. */
function broken(changes: Record<string, unknown>): unknown {
  return Object.entries(changes).reduce<unknown>((file, [path, value]) => {
    const ready = ensureParents(file, pointerKeys(path).slice(0, -1));
    return applyPatch(ready, [value === undefined ? { op: 'remove', path } : { op: 'add', path, value }]);
  }, readJson(`${anyId}/brand.json`));
}

function ensureParents(file: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return file;
  const record = file as Record<string, unknown>;
  return { ...record, [key]: ensureParents(record[key] ?? {}, rest) };
}

const check = (changes: Record<string, unknown>): Problem[] => validate(broken(changes), context);

type Row = [what: string, changes: Record<string, unknown>, path: string, code: string, says: RegExp];

const schemaRows: Row[] = [
  ['a required key is missing', { '/displayName': undefined }, '/displayName', 'MISSING', /“displayName” is missing/],
  ['half of a text is missing', { '/tagline': { th: 'ดี' } }, '/tagline/en', 'MISSING', /“en” is missing/],
  ['a wrong type', { '/theme/radius': '16' }, '/theme/radius', 'TYPE', /must be integer, is string/],
  ['a bad colour', { '/theme/color': 'red' }, '/theme/color', 'FORMAT', /"red" has the wrong form/],
  ['CSS in a colour', { '/theme/color': '#fff;}body{x' }, '/theme/color', 'FORMAT', /wrong form/],
  ['an unknown key', { '/them': {} }, '/them', 'UNKNOWN_KEY', /“them” is not a setting/],
  ['an unknown flag', { '/flags/moviee': true }, '/flags/moviee', 'UNKNOWN_KEY', /“moviee” is not a setting/],
  ['a word that is not allowed', { '/layout/public': 'clasic' }, '/layout/public', 'NOT_ALLOWED', /"clasic" is not allowed/],
  ['a section twice', { '/layout/landing': ['hero', 'hero'] }, '/layout/landing/1', 'REPEATED', /twice/],
  ['an address with a script', { '/api/baseUrl': 'javascript:alert(1)' }, '/api/baseUrl', 'FORMAT', /wrong form/],
  ['plain http', { '/embeds/score': 'http://a.example/' }, '/embeds/score', 'FORMAT', /wrong form/],
  ['a path that climbs', { '/images/home.normal.logo': '../x.svg' }, '/images/home.normal.logo', 'FORMAT', /wrong form/],
  ['a protocol-relative picture', { '/art/icon': '//a.example/x.svg' }, '/art/icon', 'FORMAT', /wrong form/],
  ['a host name with a scheme', { '/hostnames': ['https://a.example'] }, '/hostnames/0', 'FORMAT', /wrong form/],
  ['an origin with a path', { '/origins': ['https://a.example/x'] }, '/origins/0', 'FORMAT', /wrong form/],
  ['a LINE address as an id', { '/contacts/line1': 'line://ti/p/x' }, '/contacts/line1', 'FORMAT', /wrong form/],
  ['markup in a name', { '/displayName': '<b>x</b>' }, '/displayName', 'FORMAT', /wrong form/],
  ['disguised text', { '/displayName': 'a\u202Eb' }, '/displayName', 'FORMAT', /wrong form/],
  ['a time without seconds', { '/bonus/bonusTimeStart': '12:00' }, '/bonus/bonusTimeStart', 'FORMAT', /wrong form/],
  ['25 o’clock', { '/bonus/bonusTimeStart': '25:00:00' }, '/bonus/bonusTimeStart', 'FORMAT', /wrong form/],
  ['a level 7', { '/levels/7': {} }, '/levels/7', 'UNKNOWN_KEY', /“7” is not a setting/],
  ['more than everything refunded', { '/levels/1/lostPercent': 101 }, '/levels/1/lostPercent', 'RANGE', /out of range/],
  ['members below 20', { '/legal/minimumAge': 18 }, '/legal/minimumAge', 'RANGE', /18 is out of range/],
  ['a message id without a namespace', { '/texts/th': { welcome: 'x' } }, '/texts/th/welcome', 'TEXT_ID', /not a message id/],
  ['a name that is too long', { '/displayName': 'x'.repeat(41) }, '/displayName', 'LENGTH', /wrong length/],
  ['another version', { '/version': 99 }, '/version', 'NOT_ALLOWED', /99 is not allowed/],
  ['a secret by its name (BRD-03)', { '/api/apiKey': 'x' }, '/api/apiKey', 'SECRET', /looks like a secret/],
  ['a secret by its value (BRD-03)', { '/clientId': 'sk_live_abcdef' }, '/clientId', 'SECRET', /looks like a secret/],
];

const meaningRows: Row[] = [
  ['levels that do not rise', { '/levels/2/nextLevelAmount': 50_000 }, '/levels/2/nextLevelAmount', 'LEVELS_NOT_ASCENDING', /asks no more/],
  ['a refund that falls', { '/levels/4/lostPercent': 1 }, '/levels/4/lostPercent', 'REFUND_FALLS', /1%, less than/],
  ['status numbers out of order', { '/levels/3/status': 2 }, '/levels/3/status', 'LEVEL_ORDER', /does not rise/],
  ['faint text', { '/theme/text': '#335555' }, '/theme/text', 'CONTRAST', /needs 4.5:1/],
  ['a light scheme on dark', { '/theme/background': '#000000', '/theme/surface': '#000000', '/theme/text': '#ffffff', '/theme/scheme': 'light' }, '/theme/scheme', 'SCHEME', /is dark/],
  ['no LINE id', { '/contacts': {} }, '/contacts/line1', 'LINE_MISSING', /no LINE id/],
  ['a bonus window that ends early', { '/bonus/bonusTimeEnd': '00:30:00' }, '/bonus/bonusTimeEnd', 'BONUS_WINDOW', /ends before/],
  ['a smallest deposit above the largest', { '/limits/depositMin': 600_000 }, '/limits/depositMin', 'LIMITS_CROSSED', /larger/],
  ['a quick amount out of bounds', { '/limits/depositQuick': [100, 900_000] }, '/limits/depositQuick/1', 'QUICK_AMOUNT', /900000/],
  ['media in the bar without the area', { '/bottomBar/slot4': 'media', '/flags/media': false }, '/bottomBar/slot4', 'AREA_OFF', /switched off/],
  ['a section whose area is off', { '/flags/promotion': false, '/layout/landing': ['promotion'], '/layout/dashboard': [] }, '/layout/landing/0', 'SECTION_OFF', /flags.promotion/],
  ['an origin that is not declared', { '/embeds/score': 'https://score.example/t' }, '/embeds/score', 'ORIGIN_UNDECLARED', /https:\/\/score.example/],
  ['an origin that nothing uses', { '/origins': ['https://cdn.example'] }, '/origins/0', 'ORIGIN_UNUSED', /nothing uses/],
  ['a chat without its ids', { '/chat': { provider: 'tawk', host: 'https://chat.example', propertyId: 'p' }, '/origins': ['https://chat.example'] }, '/chat/widgetId', 'CHAT_INCOMPLETE', /stays off/],
  ['a message that does not exist', { '/texts/th': { 'common:app.welcom': 'ยินดี' } }, '/texts/th/common:app.welcom', 'TEXT_UNKNOWN', /no message common:app.welcom/],
  ['a missing picture', { '/art/icon': 'gone.svg' }, '/art/icon', 'ASSET_MISSING', /gone.svg/],
  ['a heavy picture', { '/images/home.normal.background': 'huge.webp' }, '/images/home.normal.background', 'ASSET_HEAVY', /900 KB/],
  ['a tall logo', { '/images/home.normal.logo': 'tall.png' }, '/images/home.normal.logo', 'LOGO_TALL', /400 px tall/],
  ['a thin logo', { '/images/home.normal.logo': 'thin.png' }, '/images/home.normal.logo', 'LOGO_SHAPE', /tiny/],
];

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
  const fixOf = (changes: Record<string, unknown>, code: string) => check(changes).find((p) => p.code === code)?.fix;

  it('offer the key that was meant', () => {
    expect(fixOf({ '/flags/moviee': true }, 'UNKNOWN_KEY')?.en).toBe('did you mean “movie”?');
    expect(fixOf({ '/them': {} }, 'UNKNOWN_KEY')?.en).toBe('did you mean “theme”?');
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
