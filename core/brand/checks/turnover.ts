import type { Brand } from '#schemas/brand/brand';
import { bonusWindows } from '../bonusWindows';
import type { PrizeTable } from '../prizes';
import { problem, type Problem, type Words } from '../problem';
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
      off(brand, `/turnover/window${n}/multiple`, [`โบนัสช่วงที่ ${n} `, `the bonus of window ${n}`], 5),
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
      ? [off(brand, `/turnover/gifts/${key}`, [`เครดิตจาก${th}`, `credit from ${en}`], 1)]
      : [],
  );
}

/** The problem of missing turnover: only games can meet it, so a brand without them cannot ask for it. */
const off = ({ flags }: Brand, path: string, credit: Words, customary: number): Problem =>
  flags.games
    ? problem('TURNOVER_OFF', path, { credit }, customary)
    : problem('TURNOVER_OFF.noGames', path, { credit });
