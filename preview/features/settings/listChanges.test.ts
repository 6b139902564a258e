import { describe, expect, it } from 'vitest';
import { isItemList, itemName, listChanges } from './listChanges';

const prize = (id: string, weight: number, th = id) => ({ id, label: { th, en: `${th} en` }, weight });
const kinds = (...sides: Parameters<typeof listChanges>) => listChanges(...sides).map(({ kind }) => kind);

describe('listChanges', () => {
  it('names the fields of an item that changed, wherever the item is', () => {
    const before = [prize('a', 1), prize('b', 2)];
    const after = [prize('new', 9), prize('a', 1), prize('b', 5, 'B')];
    expect(listChanges(before, after, '/wheel/prizes')).toEqual([
      { kind: 'added', item: after[0], place: 0 },
      {
        kind: 'edited',
        item: after[2],
        place: 2,
        change: { path: '/wheel/prizes/2/label/th', kind: 'changed', before: 'b', after: 'B' },
      },
      {
        kind: 'edited',
        item: after[2],
        place: 2,
        change: { path: '/wheel/prizes/2/label/en', kind: 'changed', before: 'b en', after: 'B en' },
      },
      {
        kind: 'edited',
        item: after[2],
        place: 2,
        change: { path: '/wheel/prizes/2/weight', kind: 'changed', before: 2, after: 5 },
      },
    ]);
  });

  it('reports removed items and a new order', () => {
    const [a, b, c] = [prize('a', 1), prize('b', 2), prize('c', 3)];
    expect(kinds([a, b, c], [a, c], '')).toEqual(['removed']);
    expect(kinds([a, b, c], [c, a, b], '')).toEqual(['reordered']);
    expect(kinds([a, b, c], [a, b, c], '')).toEqual([]);
  });

  it('recognizes items without an id by their content, and an edited one by its place', () => {
    const [x, y] = [
      { image: 'x.webp', link: '' },
      { image: 'y.webp', link: '' },
    ];
    expect(kinds([x, y], [y, x], '')).toEqual(['reordered']);
    expect(listChanges([x, y], [{ ...x, link: '/promotion' }, y], '/banners')).toEqual([
      {
        kind: 'edited',
        item: { ...x, link: '/promotion' },
        place: 0,
        change: { path: '/banners/0/link', kind: 'changed', before: '', after: '/promotion' },
      },
    ]);
    expect(kinds([x], [y, x], '')).toEqual(['added']);
  });
});

describe('itemName', () => {
  it.each([
    [{ id: 'a', label: { th: 'ไทย', en: 'Thai' } }, 'Thai'],
    [{ id: 'a', label: { th: '', en: '' } }, 'a'],
    [{ name: 'Film' }, 'Film'],
    [{ image: 'banners/one.webp' }, 'one.webp'],
    [{}, ''],
  ])('of %j', (item, name) => {
    expect(itemName(item, 'en')).toBe(name);
  });
});

it('lists of strings and numbers are not lists of items', () => {
  expect([['a'], [1], [], 'a', [{}]].map(isItemList)).toEqual([false, false, false, false, true]);
});
