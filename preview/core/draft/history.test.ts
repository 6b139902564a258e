import { describe, expect, it } from 'vitest';
import type { BrandFile } from '#schemas/brand/brandFile';
import { brandFile } from '@studio/testing/shipped';
import { type History, record, redo, startHistory, undo } from './history';

const file = (color: string): BrandFile => ({ ...brandFile, theme: { color } });
const COLOR = '/theme/color';

/** The colours that undo walks through, from now back to the start. */
function back(history: History): unknown[] {
  const before = undo(history);
  const { present } = history;
  return [present.theme?.color, ...(before.present === present ? [] : back(before))];
}

describe('record', () => {
  it('adds nothing for an edit that changes nothing', () => {
    const start = startHistory(file('#111111'));
    expect(record(start, file('#111111'), COLOR, 0)).toBe(start);
  });

  it('makes one step of edits in quick succession, several of edits with a pause between', () => {
    const quick = record(record(startHistory(file('a')), file('b'), COLOR, 0), file('c'), COLOR, 700);
    expect(back(quick)).toEqual(['c', 'a']);
    expect(back(record(quick, file('d'), COLOR, 2_000))).toEqual(['d', 'c', 'a']);
  });

  it('leaves no step behind when an edit is taken back at once', () => {
    const there = record(record(startHistory(file('a')), file('b'), COLOR, 0), file('c'), COLOR, 2_000);
    const again = record(there, file('b'), COLOR, 2_100);
    expect(back(again)).toEqual(['b', 'a']);
    expect(back(record(again, file('d'), COLOR, 2_200))).toEqual(['d', 'b', 'a']);
  });

  it('undoes and redoes fifty edits one by one', () => {
    const colors = Array.from({ length: 51 }, (_, n) => `color ${String(n)}`);
    const [first = '', ...others] = colors;
    let history = startHistory(file(first));
    others.forEach((color, n) => {
      history = record(history, file(color), COLOR, n * 1_000);
    });
    expect(back(history)).toEqual([...colors].reverse());
    others.forEach(() => {
      history = undo(history);
    });
    for (const color of others) {
      history = redo(history);
      expect(history.present).toEqual(file(color));
    }
    expect(redo(history).present).toBe(history.present);
  });

  it('forgets what was undone once something else is done', () => {
    const undone = undo(record(startHistory(file('a')), file('b'), COLOR, 0));
    expect(redo(undone).present).toEqual(file('b'));
    expect(redo(record(undone, file('c'), COLOR, 0)).present).toEqual(file('c'));
  });
});
