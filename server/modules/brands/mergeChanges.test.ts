import { describe, expect, it } from 'vitest';
import { mergeChanges } from './mergeChanges';

const file = { id: 'x', theme: { color: '#111111', radius: 8 }, hostnames: ['a.example'], note: 'text' };
const merged = (...changes: Parameters<typeof mergeChanges>[1]) => mergeChanges(file, changes);
const refused = (code: string) => expect.objectContaining({ code }) as Error;

describe('mergeChanges', () => {
  it('W5 changes, adds and removes settings; groups come and go with them', () => {
    expect(merged({ path: '/theme/color', before: '#111111', after: '#222222' })).toEqual({
      ...file,
      theme: { color: '#222222', radius: 8 },
    });
    expect(merged({ path: '/legal/age', after: 20 })).toEqual({ ...file, legal: { age: 20 } });
    expect(merged({ path: '/theme/color', before: '#111111' }, { path: '/theme/radius', before: 8 })).toEqual(
      { id: 'x', hostnames: ['a.example'], note: 'text' },
    );
  });

  it('W5 a setting that already has the value is not a conflict', () => {
    expect(merged({ path: '/theme/radius', before: 4, after: 8 })).toEqual(file);
    expect(merged({ path: '/legal', before: { age: 20 } })).toEqual(file);
  });

  it.each([
    ['another value', { path: '/theme/color', before: '#000000', after: '#222222' }],
    ['a value where none was seen', { path: '/theme/radius', after: 4 }],
    ['none where a value was seen', { path: '/theme/gold', before: '#333333', after: '#444444' }],
    ['another list', { path: '/hostnames', before: [], after: ['b.example'] }],
    ['null where none was seen', { path: '/note', before: null, after: 'else' }],
    ['a value in place of a group', { path: '/note', after: { deep: 1 } }],
    ['the group gone', { path: '/legal', before: { age: 20 }, after: { age: 18 } }],
  ])('W5 refuses on %s', (_, change) => {
    expect(() => merged(change)).toThrow(refused('DRAFT_CONFLICT'));
  });

  it('W5 merges a group setting by setting', () => {
    expect(merged({ path: '/theme', after: { gold: '#333333' } })).toEqual({
      ...file,
      theme: { ...file.theme, gold: '#333333' },
    });
    expect(merged({ path: '/theme', before: { color: '#111111' } })).toEqual({
      ...file,
      theme: { radius: 8 },
    });
    expect(
      merged({
        path: '/theme',
        before: { color: '#111111', radius: 4 },
        after: { color: '#222222', radius: 4 },
      }),
    ).toEqual({ ...file, theme: { color: '#222222', radius: 8 } });
    expect(() => merged({ path: '/theme', before: { radius: 4 }, after: { radius: 5 } })).toThrow(
      refused('DRAFT_CONFLICT'),
    );
  });

  it('W5 the order of keys does not matter', () => {
    const before = { radius: 8, color: '#111111' };
    expect(merged({ path: '/theme', before, after: 'gone' })).toMatchObject({ theme: 'gone' });
  });

  it('W5 sees its own earlier changes', () => {
    expect(
      merged(
        { path: '/note', before: 'text', after: 'more' },
        { path: '/note', before: 'more', after: 'most' },
      ),
    ).toMatchObject({ note: 'most' });
  });

  it.each(['/hostnames/0', '/note/deep', '/hostnames/0/deep'])('W4 no path leads into %s', (path) => {
    expect(() => merged({ path, after: 'x' })).toThrow(refused('DRAFT_UNFIT'));
  });
});
