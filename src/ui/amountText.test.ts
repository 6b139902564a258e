import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAsciiDigits } from '#schemas/common/text';
import { readAmount } from '#schemas/common/readAmount';
import { caretIn, editAmount, showAmount, tidyAmount } from './amountText';

/** Simulates an input as the browser drives it: text, selection, keys. */
class Box {
  text = '';
  start = 0;
  end = 0;

  insert(inserted: string): void {
    const shown = showAmount(this.text);
    this.#take({
      shown: shown.slice(0, this.start) + inserted + shown.slice(this.end),
      caret: this.start + inserted.length,
      inserted,
    });
  }

  remove(deletes: 'backward' | 'forward'): void {
    const shown = showAmount(this.text);
    const [from, to] =
      this.start !== this.end
        ? [this.start, this.end]
        : deletes === 'backward'
          ? [Math.max(0, this.start - 1), this.start]
          : [this.start, Math.min(shown.length, this.start + 1)];
    if (from !== to)
      this.#take({ shown: shown.slice(0, from) + shown.slice(to), caret: from, inserted: '', deletes });
  }

  select(start: number, end: number): void {
    this.start = Math.min(start, showAmount(this.text).length);
    this.end = Math.max(this.start, Math.min(end, showAmount(this.text).length));
  }

  #take(input: Parameters<typeof editAmount>[1]): void {
    const { text, caret } = editAmount(this.text, input);
    this.text = text;
    this.start = this.end = caretIn(text, caret);
  }
}

function type(keys: string): Box {
  const box = new Box();
  for (const key of keys) box.insert(key);
  return box;
}

const anyText = fc.string({ unit: fc.constantFrom(...'0123456789๐๕๙,,.. -eE฿บ'), maxLength: 16 });

describe('the amount input', () => {
  it.each([
    ['12345', '12,345'],
    ['1234.5', '1,234.5'],
    ['๑๒๓๔.๕๐', '1,234.50'],
    ['100.505', '100.505'],
    ['1.2.3', '1.2.3'],
    ['-1000e', '-1000e'],
    ['1,2345', '1,2345'],
    ['007', '007'],
  ])('VAL-08 %j typed key by key shows %j', (keys, shown) => {
    expect(showAmount(type(keys).text)).toBe(shown);
  });

  it('VAL-08 the input contains what was typed key by key: nothing disappears or moves', () => {
    fc.assert(
      fc.property(anyText, (keys) => {
        expect(type(keys).text).toBe(toAsciiDigits(keys));
      }),
      { numRuns: 5000 },
    );
  });

  it('VAL-08 the parsed value equals the displayed one after any typing, pasting and deleting', () => {
    const place = fc.nat(20);
    const edit = fc.oneof(
      fc.tuple(fc.constant('insert' as const), fc.oneof(fc.constantFrom(...'0123456789.'), anyText)),
      fc.tuple(fc.constant('backward' as const), fc.constant('')),
      fc.tuple(fc.constant('forward' as const), fc.constant('')),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place, edit), { maxLength: 12 }), (edits) => {
        const box = new Box();
        for (const [start, length, [kind, inserted]] of edits) {
          box.select(start, start + (length % 4));
          if (kind === 'insert') box.insert(inserted);
          else box.remove(kind);
          expect(readAmount(showAmount(box.text))).toEqual(readAmount(box.text));
        }
      }),
      { numRuns: 5000 },
    );
  });

  it('VAL-08 a paste over everything replaces the text, even if it resembles the old text', () => {
    const box = type('1234');
    box.select(0, 5);
    box.insert('1,23');
    expect([box.text, readAmount(box.text)]).toEqual(['1,23', { problem: 'INCOMPLETE' }]);
  });

  it('VAL-08 an edit without details from the browser is taken literally', () => {
    expect(editAmount('1234', { shown: '1,2345', caret: 6, inserted: null }).text).toBe('1,2345');
    expect(editAmount('1234', { shown: '99', caret: 2, inserted: '88' }).text).toBe('99');
  });

  it('delete keys skip the displayed separators', () => {
    const box = type('1234');
    box.select(2, 2);
    box.remove('backward');
    expect([box.text, box.start]).toEqual(['234', 0]);
    const other = type('1234');
    other.select(1, 1);
    other.remove('forward');
    expect([other.text, other.start]).toEqual(['134', 1]);
  });

  it('preserves the caret position', () => {
    const box = type('12345');
    box.select(1, 1);
    box.insert('9');
    expect([showAmount(box.text), box.start]).toEqual(['192,345', 2]);
  });

  it.each([
    ['฿1,234.50', '1234.50'],
    ['๑ ๐๐๐', '1000'],
    ['007', '7'],
    ['1.000', '1.000'],
    ['', ''],
  ])('tidies %j to %j', (text, tidy) => {
    expect(tidyAmount(toAsciiDigits(text))).toBe(tidy);
  });
});
