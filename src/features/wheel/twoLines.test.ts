import { expect, it } from 'vitest';
import { twoLines } from './WheelSegments';

it.each([
  ['Nothing', ['Nothing']],
  ['Better luck next time', ['Better luck', 'next time']],
  ['ลองใหม่ครั้งหน้า', ['ลองใหม่', 'ครั้งหน้า']],
  ['Unbreakable', ['Unbreakable']],
  ['บัตรเติมเงินมือถือ 50 บาท', ['บัตรเติมเงินมือถือ', '50 บาท']],
])('%s is split where a word ends', (words, lines) => {
  expect(twoLines(words)).toEqual(lines);
});
