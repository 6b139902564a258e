import type { Brand } from '#schemas/brand/brand';
import { isOpenAt } from '../bonusWindows';
import { problem, type Problem } from '../problem';

/** Bonus windows and limits must make sense together. */
export function checkMoney(brand: Brand): Problem[] {
  return [...checkBonus(brand), ...checkLimits(brand)];
}

function checkBonus({ bonus }: Brand): Problem[] {
  if (bonus.bonusMax === 0) return [];
  const windows = [
    { n: '', rate: bonus.bonusRate, start: bonus.bonusTimeStart, end: bonus.bonusTimeEnd },
    { n: '2', rate: bonus.bonusRate2, start: bonus.bonusTimeStart2, end: bonus.bonusTimeEnd2 },
  ].filter(({ rate }) => rate > 0);
  // One that ends before it starts goes over midnight; one that ends as it starts never opens.
  const wrong = windows
    .filter(({ start, end }) => end === start)
    .map(({ n, start }) => problem('BONUS_WINDOW', `/bonus/bonusTimeEnd${n}`, { start }));
  if (windows.length === 0) wrong.push(problem('BONUS_RATE', '/bonus/bonusRate'));
  const [first, second] = windows;
  if (first && second && (isOpenAt(first, second.start) || isOpenAt(second, first.start)))
    wrong.push(problem('BONUS_OVERLAP', '/bonus/bonusTimeStart2'));
  return wrong;
}

function checkLimits({ limits }: Brand): Problem[] {
  const { depositMin: least, depositMax: most, depositQuick } = limits;
  if (least > most) return [problem('LIMITS_CROSSED', '/limits/depositMin', {}, most)];
  return depositQuick.flatMap((amount, i) =>
    amount >= least && amount <= most
      ? []
      : [problem('QUICK_AMOUNT', `/limits/depositQuick/${i}`, { amount, least, most })],
  );
}
