import type { Brand, LevelKey } from '#schemas/brand/brand';
import { problem, type Problem } from '../problem';

const KEYS: readonly LevelKey[] = ['1', '2', '3', '4', '5', '6'];

/** Levels must rise: amounts, order and refunds (BRD-06). */
export function checkLevels({ levels }: Brand): Problem[] {
  return KEYS.slice(1).flatMap((key, i) => {
    const [below, own] = [levels[KEYS[i] ?? '1'], levels[key]];
    const problems: Problem[] = [];
    // The last level repeats the ceiling of the one before it (LVL-06).
    const top = below.name === own.name;
    const rises = own.nextLevelAmount > below.nextLevelAmount;
    if (!rises && !(top && own.nextLevelAmount === below.nextLevelAmount)) {
      const minimum = below.nextLevelAmount.toLocaleString('en-US');
      problems.push(problem('LEVELS_NOT_ASCENDING', `/levels/${key}/nextLevelAmount`, { key, minimum }));
    }
    if (own.status <= below.status)
      problems.push(problem('LEVEL_ORDER', `/levels/${key}/status`, { key }, below.status + 1));
    if (own.lostPercent < below.lostPercent) {
      const percents = { own: own.lostPercent, below: below.lostPercent };
      const path = `/levels/${key}/lostPercent`;
      problems.push(problem('REFUND_FALLS', path, { key, ...percents }, below.lostPercent));
    }
    return problems;
  });
}
