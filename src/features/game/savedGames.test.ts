import { beforeEach, describe, expect, it } from 'vitest';
import { safeStorage } from '@/lib/safeStorage';
import { readSaved, withFirst, without, writeSaved } from './savedGames';

const placed = (code: string) => ({ type: 'slot' as const, game: { slot: 'JK', code } });
let storage = safeStorage(() => undefined);

beforeEach(() => {
  storage = safeStorage(() => undefined);
});

describe('games stored on the device', () => {
  it('stores a separate list for each member', () => {
    writeSaved(storage, 'favourite', 'one', [placed('naga')]);
    expect(readSaved(storage, 'favourite', 'one')).toEqual([placed('naga')]);
    expect(readSaved(storage, 'favourite', 'two')).toEqual([]);
    expect(readSaved(storage, 'recent', 'one')).toEqual([]);
  });

  it.each(['{', 'null', '7', '[1,null,{"type":"slot"},{"type":"slot","game":{"slot":1}}]'])(
    'reads %s as an empty list',
    (text) => {
      storage.setItem('games:recent:one', text);
      expect(readSaved(storage, 'recent', 'one')).toEqual([]);
    },
  );

  it('puts the latest first, once, and drops the oldest', () => {
    const many = Array.from({ length: 12 }, (_, n) => placed(`g${n}`));
    const next = withFirst('recent', many, placed('g5'));
    expect(next).toHaveLength(12);
    expect(next[0]).toEqual(placed('g5'));
    expect(withFirst('recent', many, placed('new')).at(-1)).toEqual(placed('g10'));
    expect(without(next, placed('g5'))).toHaveLength(11);
  });
});
