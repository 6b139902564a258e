import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { resolve } from './resolve';

const defaults = JSON.parse(readFileSync('brands/defaults.json', 'utf8')) as BrandDefaults;
const levelsOf = (levels: object) => resolve(defaults, { levels } as unknown as BrandFile).brand.levels;

describe('the text of a level', () => {
  it('LVL-01 to LVL-08 is that of the defaults where the brand counts deposits as they do', () => {
    expect(levelsOf({ '3': { criteria: 'cumulative', lostPercent: 1 } })['3'].text.th).toBe(
      'ยอดฝาก {amount} บาทภายใน 1 เดือน',
    );
    expect(levelsOf({ '2': { lostPercent: 1 } })['2'].text).toEqual(defaults.levels['2'].text);
  });

  it('ENT-06 is generated where the brand changes `criteria`', () => {
    const levels = levelsOf({ '2': { criteria: 'month' }, '4': { criteria: 'cumulative' } });
    expect(levels['2'].text).toEqual({
      th: 'ยอดฝาก {amount} บาทภายใน 1 เดือน',
      en: 'Deposits of {amount} baht within 1 month',
    });
    expect(levels['4'].text).toEqual({
      th: 'ยอดฝากสะสม {amount} บาท',
      en: 'Total deposits of {amount} baht',
    });
  });

  it('ENT-06 is the brand’s own text where it has one', () => {
    const text = { th: 'ของเรา {amount}', en: 'Ours {amount}' };
    expect(levelsOf({ '2': { criteria: 'month', text } })['2'].text).toEqual(text);
  });
});
