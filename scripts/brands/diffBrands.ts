import { diff, toPatch } from '#brand/diff';
import { loadBrands } from './load';
import { sentence } from './sentence';

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
