import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, removeAt, setAt, settingChanges } from './edit';

describe('edit', () => {
  it('creates missing groups and changes nothing else', () => {
    expect(setAt({ id: 'x' }, '/theme/color', '#fff')).toEqual({ id: 'x', theme: { color: '#fff' } });
    expect(setAt({ theme: { color: '#000', radius: 4 } }, '/theme/color', '#fff')).toEqual({
      theme: { color: '#fff', radius: 4 },
    });
    expect(setAt({}, '/texts/th/a~1b:c', 'x')).toEqual({ texts: { th: { 'a/b:c': 'x' } } });
  });

  it('removes groups that become empty, so that a reset file is the file as it was', () => {
    expect(
      removeAt({ id: 'x', levels: { 1: { withdraw: { perDay: 5 } } } }, '/levels/1/withdraw/perDay'),
    ).toEqual({
      id: 'x',
    });
    expect(removeAt({ a: 1 }, '/b/c')).toEqual({ a: 1 });
  });

  it('counts a new group by its settings, a list as one', () => {
    expect(settingChanges({}, { theme: { color: '#fff', radius: 3 }, hostnames: ['a'] })).toEqual([
      { path: '/theme/color', kind: 'added', after: '#fff' },
      { path: '/theme/radius', kind: 'added', after: 3 },
      { path: '/hostnames', kind: 'added', after: ['a'] },
    ]);
  });

  it('applied to the first file gives the second, for any content', () => {
    const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.integer()));
    const key = fc.constantFrom('a', 'b', 'c/d', 'e~f');
    const file = fc.dictionary(key, fc.oneof(leaf, fc.dictionary(key, leaf, { minKeys: 1 })));
    fc.assert(
      fc.property(file, file, (a, b) => {
        expect(applyChanges(a, settingChanges(a, b))).toEqual(b);
      }),
    );
  });
});
