import type { Brand } from '#schemas/brand/brand';
import { isOpenAt } from '../bonusWindows';
import { error, warning, type Problem } from '../problem';

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
  const wrong = windows.filter(({ start, end }) => end === start).map(({ n, start }) => neverOpens(n, start));
  if (windows.length === 0) wrong.push(noRate());
  const [first, second] = windows;
  if (first && second && (isOpenAt(first, second.start) || isOpenAt(second, first.start)))
    wrong.push(overlap());
  return wrong;
}

function checkLimits({ limits }: Brand): Problem[] {
  const { depositMin, depositMax, depositQuick } = limits;
  if (depositMin > depositMax) {
    return [
      error(
        'LIMITS_CROSSED',
        '/limits/depositMin',
        ['ฝากขั้นต่ำมากกว่าฝากสูงสุด', 'the smallest deposit is larger than the largest'],
        ['ลดค่านี้หรือเพิ่มฝากสูงสุด', 'lower it, or raise the largest deposit'],
        depositMax,
      ),
    ];
  }
  return depositQuick.flatMap((amount, i) =>
    amount >= depositMin && amount <= depositMax
      ? []
      : [
          warning(
            'QUICK_AMOUNT',
            `/limits/depositQuick/${i}`,
            [`ปุ่ม ${amount} บาท อยู่นอกช่วงที่ฝากได้`, `the button ${amount} is no amount that can be deposited`],
            [`ใช้ ${depositMin} ถึง ${depositMax}`, `use ${depositMin} to ${depositMax}`],
          ),
        ],
  );
}

const neverOpens = (n: string, start: string) =>
  error(
    'BONUS_WINDOW',
    `/bonus/bonusTimeEnd${n}`,
    ['เวลาเริ่มกับเวลาสิ้นสุดเป็นเวลาเดียวกัน ช่วงนี้จึงไม่เปิดเลย', 'the window ends as it starts and never opens'],
    [`ใส่เวลาอื่นที่ไม่ใช่ ${start}`, `give another time than ${start}`],
  );

const noRate = () =>
  warning(
    'BONUS_RATE',
    '/bonus/bonusRate',
    ['มีโบนัสสูงสุดแต่ไม่มีช่วงใดมีร้อยละ', 'there is a largest bonus, but no window has a rate'],
    ['ใส่ร้อยละ หรือตั้งโบนัสสูงสุดเป็น 0', 'set a rate, or set the largest bonus to 0'],
  );

const overlap = () =>
  warning(
    'BONUS_OVERLAP',
    '/bonus/bonusTimeStart2',
    ['ช่วงเวลาโบนัสทั้งสองทับกัน', 'the two bonus windows overlap'],
    ['เลื่อนช่วงใดช่วงหนึ่ง', 'move one of them'],
  );
