import type { Brand } from '#schemas/brand/brand';
import { problem, type Problem } from '../problem';
import { averageCredit, prizeGames, type PrizeGame, type PrizeTable } from '../prizes';

/** Prize tables that cannot be drawn from, or whose values are probably unintended (G8, M19). */
export function checkPrizes(brand: Brand): Problem[] {
  return [...prizeGames.flatMap((game) => checkGame(brand, game)), ...checkSeasons(brand)];
}

function checkGame(brand: Brand, game: PrizeGame): Problem[] {
  const { prizes } = brand[game];
  const at = `/${game}/prizes`;
  const endless = prizes.some(({ stock }) => stock === null) ? [] : [problem('PRIZES_ALL_LIMITED', at)];
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
      : [problem('KEY_REPEATED', `${at}/${i}/id`, { id })],
  );
}

function checkValues(at: string, prizes: PrizeTable): Problem[] {
  return prizes.flatMap(({ type, value }, i) => {
    const counts = type === 'CREDIT' || type === 'POINT';
    if (counts === value > 0) return [];
    const path = `${at}/${i}/value`;
    return [counts ? problem('PRIZE_EMPTY', path) : problem('PRIZE_VALUE', path, {}, 0)];
  });
}

/** On average a paid play should not return more than its price; a free one may. */
function checkReturn({ wheel }: Brand, game: PrizeGame): Problem[] {
  const average = averageCredit(wheel.prizes);
  if (game !== 'wheel' || wheel.cost === 0 || average <= wheel.cost) return [];
  const params = { cost: wheel.cost, average: average.toFixed(2) };
  return [problem('PRIZE_RETURN', '/wheel/cost', params, Math.ceil(average))];
}

function checkRights(brand: Brand, game: PrizeGame): Problem[] {
  const { freePerDay, depositPerRight, maxPerDay } = brand[game];
  if (!brand.flags[game] || freePerDay > 0 || depositPerRight > 0)
    return freePerDay > maxPerDay ? [problem('RIGHTS_CROSSED', `/${game}/maxPerDay`, {}, freePerDay)] : [];
  return [problem('NO_RIGHTS', `/${game}/depositPerRight`)];
}

function checkSeasons(brand: Brand): Problem[] {
  return ([...prizeGames, 'checkIn'] as const).flatMap((game) => {
    const { from, until } = brand[game];
    if (from === '' || until === '' || from <= until) return [];
    return [problem('SEASON_CROSSED', `/${game}/until`, { from }, from)];
  });
}

/** Rewards that no page shows, or that contradict themselves. */
export function checkRewards({ flags, rewards }: Brand): Problem[] {
  const { categories, items } = rewards;
  return [
    ...repeatedKeys('/rewards/categories', categories),
    ...repeatedKeys('/rewards/items', items),
    ...items.flatMap(({ category, credit, physical }, i) => [
      ...(categories.some(({ id }) => id === category) ? [] : [strayItem(i, category)]),
      ...(physical && credit > 0 ? [problem('CREDIT_SENT', `/rewards/items/${i}/physical`, {}, false)] : []),
    ]),
    ...(flags.reward && items.length === 0 ? [problem('REWARDS_EMPTY', '/rewards/items')] : []),
  ];
}

const strayItem = (i: number, category: string) =>
  problem('CATEGORY_UNKNOWN', `/rewards/items/${i}/category`, { category: category || ['(ว่าง)', '(empty)'] });
