import type { Brand } from '#schemas/brand/brand';
import { error, warning, type Problem } from '../problem';
import { averageCredit, prizeGames, type PrizeGame, type PrizeTable } from '../prizes';

/** Prize tables that cannot be drawn from, or whose values are probably unintended (G8, M19). */
export function checkPrizes(brand: Brand): Problem[] {
  return [...prizeGames.flatMap((game) => checkGame(brand, game)), ...checkSeasons(brand)];
}

function checkGame(brand: Brand, game: PrizeGame): Problem[] {
  const { prizes } = brand[game];
  const at = `/${game}/prizes`;
  const endless = prizes.some(({ stock }) => stock === null) ? [] : [allLimited(at)];
  return [
    ...repeatedKeys(at, prizes),
    ...endless,
    ...checkValues(at, prizes),
    ...checkReturn(brand, game),
    ...checkRights(brand, game),
  ];
}

/** Two items with one key would share one count of what was given out. */
export function repeatedKeys(at: string, items: readonly { readonly id: string }[]): Problem[] {
  return items.flatMap(({ id }, i) =>
    items.findIndex((other) => other.id === id) === i
      ? []
      : [
          error(
            'KEY_REPEATED',
            `${at}/${i}/id`,
            [`รหัส ${id} ซ้ำกับรายการก่อนหน้า`, `the key ${id} belongs to an item before it`],
            ['ใช้รหัสอื่น', 'choose another key'],
          ),
        ],
  );
}

const allLimited = (at: string) =>
  error(
    'PRIZES_ALL_LIMITED',
    at,
    ['ทุกรางวัลมีจำนวนจำกัด เมื่อหมดแล้วจะไม่มีรางวัลให้', 'every prize is limited, so one day there is none to give'],
    ['เว้นจำนวนของรางวัลหนึ่งให้ว่าง', 'leave the number of one prize empty'],
  );

function checkValues(at: string, prizes: PrizeTable): Problem[] {
  return prizes.flatMap(({ type, value }, i) => {
    const counts = type === 'CREDIT' || type === 'POINT';
    if (counts === value > 0) return [];
    return [
      counts
        ? error(
            'PRIZE_EMPTY',
            `${at}/${i}/value`,
            ['เครดิตหรือแต้มต้องมีมูลค่า', 'credit or points need a value'],
            ['ใส่มูลค่า หรือเปลี่ยนชนิดเป็นไม่ได้รางวัล', 'give a value, or make it no prize'],
          )
        : warning(
            'PRIZE_VALUE',
            `${at}/${i}/value`,
            ['รางวัลชนิดนี้ไม่มีมูลค่าเป็นตัวเลข', 'a prize of this kind has no figure'],
            ['ใส่ 0', 'make it 0'],
            0,
          ),
    ];
  });
}

/** On average a paid play should not return more than its price; a free one may. */
function checkReturn({ wheel }: Brand, game: PrizeGame): Problem[] {
  const average = averageCredit(wheel.prizes);
  if (game !== 'wheel' || wheel.cost === 0 || average <= wheel.cost) return [];
  const shown = average.toFixed(2);
  return [
    warning(
      'PRIZE_RETURN',
      '/wheel/cost',
      [
        `หมุนละ ${wheel.cost} บาท แต่คืนเครดิตเฉลี่ย ${shown} บาท`,
        `a spin costs ${wheel.cost} baht and gives ${shown} on average`,
      ],
      ['เพิ่มค่าหมุน หรือลดน้ำหนักรางวัลใหญ่', 'raise the price, or lower the weight of the large prizes'],
      Math.ceil(average),
    ),
  ];
}

function checkRights(brand: Brand, game: PrizeGame): Problem[] {
  const { freePerDay, depositPerRight, maxPerDay } = brand[game];
  if (!brand.flags[game] || freePerDay > 0 || depositPerRight > 0)
    return freePerDay > maxPerDay ? [freeOverMost(game, freePerDay)] : [];
  return [
    warning(
      'NO_RIGHTS',
      `/${game}/depositPerRight`,
      ['ไม่มีใครได้สิทธิ์เล่น', 'nobody ever gets a play'],
      ['ให้สิทธิ์ฟรี หรือใส่ยอดฝากต่อหนึ่งสิทธิ์', 'give free plays, or a deposit for one play'],
    ),
  ];
}

const freeOverMost = (game: PrizeGame, freePerDay: number) =>
  warning(
    'RIGHTS_CROSSED',
    `/${game}/maxPerDay`,
    ['สิทธิ์ฟรีมากกว่าสิทธิ์สูงสุดต่อวัน', 'there are more free plays than plays'],
    ['เพิ่มสิทธิ์สูงสุด หรือลดสิทธิ์ฟรี', 'raise the most, or lower the free ones'],
    freePerDay,
  );

function checkSeasons(brand: Brand): Problem[] {
  return ([...prizeGames, 'checkIn'] as const).flatMap((game) => {
    const { from, until } = brand[game];
    if (from === '' || until === '' || from <= until) return [];
    return [
      error(
        'SEASON_CROSSED',
        `/${game}/until`,
        ['วันสุดท้ายมาก่อนวันแรก', 'the last day comes before the first'],
        [`ใส่วันที่ ${from} หรือหลังจากนั้น`, `make it ${from} or later`],
        from,
      ),
    ];
  });
}
