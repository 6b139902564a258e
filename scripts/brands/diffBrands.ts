import { diff, toPatch, type Change } from '#core/brand/diff';
import { defaultBounds } from '#core/brand/release/bounds';
import { noActivity } from '#core/brand/release/costPerDay';
import { reviewRelease } from '#core/brand/release/review';
import { loadBrands } from './load';
import { costLine } from './reviewLines';
import { pointerKeys } from '#core/brand/json';
import { describe } from '#schemas/brand/describe';

/**
 * Prints what differs between two brands as members would see them, and the cost of the change compared with the default bounds.
 * @param json print a JSON Patch that turns the first into the second.
 * @returns exit code.
 * @throws Error when one of them does not exist or has errors.
 */
export function diffBrands(root: string, first: string, second: string, json: boolean): number {
  const { brands } = loadBrands(root);
  const brandOf = (id: string) => {
    const found = brands.find(({ brand }) => brand.id === id);
    if (!found) throw new Error(`there is no valid brand ${id}; run npm run validate`);
    return found.brand;
  };
  const [a, b] = [brandOf(first), brandOf(second)];
  const changes = diff(a, b);
  if (json) console.log(JSON.stringify(toPatch(changes), null, 2));
  else {
    console.log(changes.length === 0 ? 'no difference' : changes.map(sentence).join('\n'));
    const { costs } = reviewRelease(a, b, { bounds: defaultBounds, activity: noActivity });
    if (costs.length > 0) console.log(['Costs:', ...costs.map(costLine)].join('\n'));
  }
  return 0;
}

/** `Theme › Accent colour (/theme/color): "#18fcc9" → "#ffb02e"`. */
export function sentence({ path, before, after }: Change): string {
  return `${names(path)} (${path}): ${shown(before)} → ${shown(after)}`;
}

function names(path: string): string {
  const keys = pointerKeys(path);
  return keys.map((key, i) => describe(keys.slice(0, i + 1))?.['x-title-en'] ?? key).join(' › ');
}

const shown = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
