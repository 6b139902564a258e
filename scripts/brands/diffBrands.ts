import { diff, toPatch, type Change } from '#brand/diff';
import { pointerKeys } from '#brand/json';
import { describe } from '#schemas/brand/describe';
import { loadBrands } from './load';

/**
 * Prints what differs between two brands as members would see them.
 * @param json print a JSON Patch that turns the first into the second.
 * @returns exit code.
 * @throws Error when one of them does not exist or has errors.
 */
export function diffBrands(root: string, first: string, second: string, json: boolean): number {
  const { brands } = loadBrands(root);
  const [a, b] = [first, second].map((id) => {
    const found = brands.find(({ brand }) => brand.id === id);
    if (!found) throw new Error(`there is no sound brand ${id}; run npm run validate`);
    return found.brand;
  });
  const changes = diff(a, b);
  if (json) console.log(JSON.stringify(toPatch(changes), null, 2));
  else console.log(changes.length === 0 ? 'no difference' : changes.map(sentence).join('\n'));
  return 0;
}

/** `Theme › Accent colour (/theme/color): "#18fcc9" → "#ffb02e"`. */
function sentence({ path, before, after }: Change): string {
  return `${names(path)} (${path}): ${shown(before)} → ${shown(after)}`;
}

function names(path: string): string {
  const keys = pointerKeys(path);
  return keys.map((key, i) => describe(keys.slice(0, i + 1))?.['x-title-en'] ?? key).join(' › ');
}

const shown = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
