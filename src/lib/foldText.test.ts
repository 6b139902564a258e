import { describe, expect, it } from 'vitest';
import { foldText } from './foldText';

describe('foldText', () => {
  it.each([
    ['Naga Gold', ' nagaGOLD '],
    ['Hi-Lo', 'hi lo'],
    ['มวยไทย', 'มวย ไทย'],
    ['นาคาทองคำ', 'นาคา ทองค\u0e4d\u0e32'],
    ['เลขท้าย 2 ตัวทันใจ', 'เลขท้าย2ตัว\u200bทันใจ'],
  ])('LAY-12 takes %s and %s for the same', (name, typed) => {
    expect(foldText(typed)).toBe(foldText(name));
  });

  it('keeps vowels and tone marks, which tell Thai words apart', () => {
    expect(foldText('ป่า')).not.toBe(foldText('ปา'));
  });
});
