import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { mergeHistories } from './mergeHistories';

const at = (minute: number) => ({
  uuid: `m${minute}`,
  createdAt: new Date(minute * MINUTE_MS).toISOString(),
});
const names = (rows: readonly { uuid: string }[]) => rows.map(({ uuid }) => uuid).join(' ');

describe('mergeHistories', () => {
  it('RTM-14 merges newest first', () => {
    const merged = mergeHistories([
      { rows: [at(9), at(3)], hasMore: false },
      { rows: [at(5), at(1)], hasMore: false },
    ]);
    expect(names(merged.rows)).toBe('m9 m5 m3 m1');
    expect(merged.behind).toEqual([]);
  });

  it('RTM-14 withholds rows that an unloaded page may precede, and returns the source of that page', () => {
    const merged = mergeHistories([
      { rows: [at(9), at(7)], hasMore: true },
      { rows: [at(8), at(1)], hasMore: false },
    ]);
    expect(names(merged.rows)).toBe('m9 m8 m7');
    expect(merged.behind).toEqual([0]);
  });

  it('survives no sources, empty ones and rows without a time', () => {
    expect(mergeHistories([]).rows).toEqual([]);
    expect(mergeHistories([{ rows: [], hasMore: true }]).behind).toEqual([0]);
    expect(names(mergeHistories([{ rows: [{ uuid: 'x' }, at(2)], hasMore: false }]).rows)).toBe('m2 x');
  });

  it('M20 shows every row once and in order for any page size', () => {
    const minutes = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(
        minutes,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (all, sizeA, sizeB) => {
          const rows = [...all].sort((a, b) => b - a).map(at);
          const lists = [rows.filter((_, i) => i % 3 === 0), rows.filter((_, i) => i % 3 !== 0)];
          const sizes = [sizeA, sizeB];
          const loaded = [sizeA, sizeB];
          let shown = '';
          for (;;) {
            const merged = mergeHistories(
              lists.map((list, i) => ({
                rows: list.slice(0, loaded[i]),
                hasMore: list.length > (loaded[i] ?? 0),
              })),
            );
            const next = names(merged.rows);
            // Rows that were shown do not move.
            expect(next.startsWith(shown)).toBe(true);
            shown = next;
            if (merged.behind.length === 0) break;
            for (const i of merged.behind) loaded[i] = (loaded[i] ?? 0) + (sizes[i] ?? 1);
          }
          expect(shown).toBe(names(rows));
        },
      ),
    );
  });
});
