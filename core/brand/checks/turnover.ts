import type { Brand } from '#schemas/brand/brand';
import { bonusWindows } from '../bonusWindows';
import type { PrizeTable } from '../prizes';
import { warning, type Problem } from '../problem';
import { giftTurnover, windowTurnover } from '../turnover';

/** Credit that the brand gives and that may be withdrawn at once without playing. */
export function checkTurnover(brand: Brand): Problem[] {
  return [...checkWindows(brand), ...checkGifts(brand)];
}

function checkWindows(brand: Brand): Problem[] {
  if (!brand.flags.promotion) return [];
  return bonusWindows(brand.bonus)
    .filter(({ n }) => windowTurnover(brand, n) === undefined)
    .map(({ n }) =>
      off(
        `/turnover/window${n}/multiple`,
        [
          `โบนัสช่วงที่ ${n} ถอนได้ทันทีโดยไม่ต้องเล่น`,
          `the bonus of window ${n} can be withdrawn at once without playing`,
        ],
        brand,
        5,
      ),
    );
}

/** Gifts that the brand gives as credit, each with the key of its requirement. */
function checkGifts(brand: Brand): Problem[] {
  const { flags, wheel, flipCard, checkIn, rewards } = brand;
  const givesCredit = ({ prizes }: { readonly prizes: PrizeTable }) =>
    prizes.some(({ type }) => type === 'CREDIT');
  const gifts = [
    ['wheel', 'WHEEL', flags.wheel && givesCredit(wheel), 'วงล้อนำโชค', 'the prize wheel'],
    ['flipCard', 'FLIP_CARD', flags.flipCard && givesCredit(flipCard), 'เปิดไพ่', 'the flip card'],
    ['checkIn', 'CHECK_IN', flags.checkIn && checkIn.gives === 'CREDIT', 'เช็คอินรายวัน', 'the daily check-in'],
    [
      'reward',
      'REWARD',
      flags.reward && rewards.items.some(({ credit }) => credit > 0),
      'การแลกแต้ม',
      'redeemed points',
    ],
  ] as const;
  return gifts.flatMap(([key, source, isGiven, th, en]) =>
    isGiven && giftTurnover(brand, source) === undefined
      ? [
          off(
            `/turnover/gifts/${key}`,
            [
              `เครดิตจาก${th}ถอนได้ทันทีโดยไม่ต้องเล่น`,
              `credit from ${en} can be withdrawn at once without playing`,
            ],
            brand,
            1,
          ),
        ]
      : [],
  );
}

/** The problem of missing turnover: a warning where the brand has games, because only games can meet it. */
function off(
  path: string,
  what: readonly [th: string, en: string],
  { flags }: Brand,
  customary: number,
): Problem {
  return flags.games
    ? warning(
        'TURNOVER_OFF',
        path,
        what,
        [
          `ตั้งให้ทำเทิร์นอย่างน้อย 1 เท่า และเลือกเกมที่นับ`,
          'ask for at least once the amount, and choose games that count',
        ],
        customary,
      )
    : warning(
        'TURNOVER_OFF',
        path,
        [`${what[0]} เพราะแบรนด์นี้ปิดเกม`, `${what[1]}, since this brand has no games`],
        ['เปิดเกม หรือปิดเครดิตที่แจก', 'switch games on, or give no credit'],
      );
}
