import { describe, expect, it } from 'vitest';
import { columnWidth, moved, NAME } from './grid';

const size = { lines: 10, columns: 3, page: 4 };
const from = { line: 5, column: 1 };

describe('moved', () => {
  it.each([
    ['ArrowDown', false, { line: 6, column: 1 }],
    ['ArrowLeft', false, { line: 5, column: 0 }],
    ['PageDown', false, { line: 9, column: 1 }],
    ['Home', false, { line: 5, column: -1 }],
    ['Home', true, { line: 0, column: -1 }],
    ['End', true, { line: 9, column: 2 }],
  ])('%s, with Ctrl %s', (key, ctrl, place) => {
    expect(moved(from, key, ctrl, size)).toEqual(place);
  });

  it('stays inside the grid, and ignores other keys', () => {
    expect(moved({ line: 0, column: -1 }, 'ArrowUp', false, size)).toEqual({ line: 0, column: -1 });
    expect(moved(from, 'a', false, size)).toBeUndefined();
  });
});

describe('columnWidth', () => {
  it('shares the room, and scrolls rather than squeezes', () => {
    expect(columnWidth(NAME + 800, 4)).toBe(200);
    expect(columnWidth(NAME + 800, 100)).toBe(136);
    expect(columnWidth(NAME + 2_000, 1)).toBe(340);
  });
});
