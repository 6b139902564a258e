import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundSatang, refuseWithdrawal, withdrawLeftToday } from '#core/brand/levelLimits';
import { ladderLevels, levelOf, levelProgress, levelReached, levelRequirement } from '#core/brand/levels';
import { brands, primaryBrand, siblingBrand } from './testing/fixtures';

const primary = primaryBrand();
const sibling = siblingBrand();
const LEVELS = [1, 2, 3, 4, 5, 6];
const none = { satang: 0, count: 0 };

describe('level table of the primary brand', () => {
  it.each([
    ['LVL-01', 1, 'silver', 'cumulative', 1, 5, { perDay: 100_000, perTx: null, countPerDay: 5 }],
    ['LVL-02', 2, 'gold', 'cumulative', 50_000, 5, { perDay: 300_000, perTx: null, countPerDay: null }],
    ['LVL-03', 3, 'platinum', 'cumulative', 300_000, 7, { perDay: 500_000, perTx: null, countPerDay: null }],
    ['LVL-04', 4, 'diamond', 'month', 1_000_000, 10, { perDay: 1_000_000, perTx: null, countPerDay: null }],
    ['LVL-05', 5, 'vip', 'month', 5_000_000, 15, { perDay: null, perTx: 100_000, countPerDay: null }],
  ])('%s level %i', (_row, level, name, criteria, requirement, lostPercent, withdraw) => {
    const record = levelOf(primary, level);
    expect(record).toMatchObject({ name, criteria, lostPercent, withdraw, maxAmount: null, status: level });
    expect(levelRequirement(primary, level)).toBe(requirement);
  });

  it('LVL-05 LVL-11 disables vip and nothing below it', () => {
    expect(LEVELS.map((level) => levelOf(primary, level).disabled)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('LVL-06 LVL-07 gives level 6 the ceiling and the refund and limits of level 5', () => {
    const [five, six] = [levelOf(primary, 5), levelOf(primary, 6)];
    expect(six).toMatchObject({ name: 'vip', criteria: 'month', nextLevelAmount: 99_999_999 });
    expect([six.lostPercent, six.withdraw]).toEqual([five.lostPercent, five.withdraw]);
  });

  it('LVL-08 states one month for platinum and counts all deposits', () => {
    expect(levelOf(primary, 3).text.th).toBe('ยอดฝาก {amount} บาทภายใน 1 เดือน');
    expect(levelProgress(primary, 2, { total: 150_000, month: 0 })).toEqual({
      ratio: 0.5,
      remaining: 150_000,
    });
  });

  it('LVL-09 is half way at 25,000 from level 1', () => {
    expect(LEVELS.map((level) => levelOf(primary, level).nextLevelAmount)).toEqual([
      50_000, 300_000, 1_000_000, 5_000_000, 99_999_999, 99_999_999,
    ]);
    expect(levelProgress(primary, 1, { total: 25_000, month: 0 })).toEqual({ ratio: 0.5, remaining: 25_000 });
  });

  it('LVL-09 counts the month towards diamond', () => {
    expect(levelProgress(primary, 3, { total: 9_000_000, month: 250_000 })).toEqual({
      ratio: 0.25,
      remaining: 750_000,
    });
  });

  it.each([5, 6])('LVL-06 is full at level %i without a next level', (level) => {
    expect(levelProgress(primary, level, { total: 0, month: 0 })).toEqual({ ratio: 1, remaining: null });
  });

  it('LVL-14 names the levels in Thai', () => {
    expect(ladderLevels(primary).map(({ level }) => level.label.th)).toEqual([
      'ซิลเวอร์',
      'โกลด์',
      'แพลทินัม',
      'ไดมอนด์',
      'วีไอพี',
    ]);
  });
});

describe('ladder', () => {
  it('LVL-07 has five cards', () => {
    for (const brand of brands) expect(ladderLevels(brand).map(({ key }) => key)).toEqual([1, 2, 3, 4, 5]);
  });

  it('ENT-07 follows the status numbers, not the keys', () => {
    const levels = { ...primary.levels, '1': { ...primary.levels[1], status: 9 } };
    expect(ladderLevels({ levels }).map(({ key }) => key)).toEqual([2, 3, 4, 5, 1]);
  });

  it('LVL-11 is never climbed to vip by deposits', () => {
    const reached = [0, 1, 49_999, 50_000, 300_000].map((total) =>
      levelReached(primary, { total, month: 0 }),
    );
    expect(reached).toEqual([1, 1, 1, 2, 3]);
    expect(levelReached(primary, { total: 1e8, month: 1e8 })).toBe(4);
  });
});

describe('siblings', () => {
  it('LVL-12 LAY-03 refund 5, 5, 8, 12 and 15 percent, the primary brand 5, 5, 7, 10 and 15', () => {
    const refunds = (brand: typeof primary) => ladderLevels(brand).map(({ level }) => level.lostPercent);
    expect(refunds(sibling)).toEqual([5, 5, 8, 12, 15]);
    expect(refunds(primary)).toEqual([5, 5, 7, 10, 15]);
  });

  it('LVL-13 caps the refund of diamond and vip without limiting their withdrawals', () => {
    expect(LEVELS.map((level) => levelOf(sibling, level).maxAmount)).toEqual([
      null,
      null,
      null,
      200_000,
      200_000,
      200_000,
    ]);
    expect(refundSatang(levelOf(sibling, 4), 10_000_000_00)).toBe(200_000_00);
    expect(refundSatang(levelOf(sibling, 4), 1_000_00)).toBe(120_00);
    expect(refundSatang(levelOf(primary, 4), 10_000_000_00)).toBe(1_000_000_00);
    expect(levelOf(sibling, 4).withdraw).toEqual(levelOf(primary, 4).withdraw);
  });

  it('LVL-13 never pays back more than the loss, nor part of a satang', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1e12 }), fc.constantFrom(...LEVELS), (lost, level) => {
        const refund = refundSatang(levelOf(sibling, level), lost);
        expect(Number.isSafeInteger(refund) && refund >= 0 && refund <= Math.max(0, lost)).toBe(true);
      }),
    );
  });
});

describe('withdrawal limits', () => {
  it('LVL-10 bounds vip per withdrawal and the others per day', () => {
    for (const level of LEVELS) {
      const { perTx, perDay } = levelOf(primary, level).withdraw;
      expect([perTx !== null, perDay !== null]).toEqual(level < 5 ? [false, true] : [true, false]);
    }
  });

  it('LVL-10 refuses vip one baht over its bound', () => {
    const vip = levelOf(primary, 5);
    expect(refuseWithdrawal(vip, 100_001_00, none)).toEqual({ code: 'WITHDRAW_LIMIT_TX', n: 100_000 });
    expect(refuseWithdrawal(vip, 100_000_00, { satang: 900_000_00, count: 40 })).toBeNull();
  });

  it('LVL-10 refuses the sixth withdrawal of silver', () => {
    const silver = levelOf(primary, 1);
    expect(refuseWithdrawal(silver, 100_00, { satang: 500_00, count: 5 })).toEqual({
      code: 'WITHDRAW_LIMIT_COUNT',
      n: 5,
    });
    expect(refuseWithdrawal(silver, 100_00, { satang: 500_00, count: 4 })).toBeNull();
  });

  it('LVL-01 names what silver may still withdraw today', () => {
    const today = { satang: 99_000_00, count: 1 };
    expect(refuseWithdrawal(levelOf(primary, 1), 1_001_00, today)).toEqual({
      code: 'WITHDRAW_LIMIT_DAY',
      n: 1_000,
    });
    expect(withdrawLeftToday(levelOf(primary, 5), today)).toBeNull();
  });
});
