import { describe, expect, it } from 'vitest';
import { readJson } from './readJson';

const only = (text: string) => readJson(text).problems.map(({ code, path, en }) => [code, path, en]);

describe('BRD-01 text of a brand file', () => {
  it('returns the value of valid JSON', () => {
    expect(readJson('{"a":[1,{"b":null}]}')).toEqual({ value: { a: [1, { b: null }] }, problems: [] });
  });

  it.each([
    ['{\n  "a": 1,\n}', 'line 3, column 1', /a key in double quotes/],
    ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3', /a comma is missing/],
    ['{"a" 1}', 'line 1, column 6', /colon is missing/],
    ['{"a": }', 'line 1, column 7', /a value is expected/],
    ['{"a": 1', 'line 1, column 8', /closing }/],
    ['{"a": [1', 'line 1, column 9', /closing ]/],
    ['{"a": 1} {}', 'line 1, column 10', /after the end/],
    ['{ // note\n "a": 1}', 'line 1, column 3', /no comments/],
    ['{"a": "x}', 'line 1, column 7', /no closing quote/],
    ['', 'line 1, column 1', /a value is expected/],
  ])('names line and column of %j', (text, at, what) => {
    const { value, problems } = readJson(text);
    expect(value).toBeUndefined();
    expect(problems[0]).toMatchObject({ code: 'JSON', severity: 'error' });
    expect(problems[0]?.en).toContain(`(${at})`);
    expect(problems[0]?.en).toMatch(what);
    expect(problems[0]?.th).toMatch(/บรรทัด \d+ คอลัมน์ \d+/);
  });

  it('names a key that an object has twice, also in a list', () => {
    expect(only('{"a":1,"list":[{"b":1,\n"b":2}],"a":3}')).toEqual([
      [
        'JSON_DUPLICATE_KEY',
        '/list/0/b',
        'the key “b” is there twice, at line 1, column 17 and at line 2, column 1',
      ],
      ['JSON_DUPLICATE_KEY', '/a', 'the key “a” is there twice, at line 1, column 2 and at line 2, column 9'],
    ]);
  });

  it('allows the same key in two objects', () => {
    expect(only('[{"a":1},{"a":2}]')).toEqual([]);
  });

  it('names a byte order mark', () => {
    expect(only('\uFEFF{}')[0]?.[0]).toBe('JSON_BOM');
  });
});
