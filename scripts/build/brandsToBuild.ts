import { hasErrors } from '#brand/problem';
import type { Brand } from '#schemas/brand/brand';
import { loadBrands } from '../brands/load';
import { readEmittedMessages } from '../brands/messages';
import { report } from '../brands/report';
import { root } from './places';

/**
 * All brands, checked and resolved, in the order of their ids.
 * @param home folder that holds `brands/`.
 * @param sound ids of brands that were built as they are now; they are checked only against the others.
 * @throws Error with the whole report when any of them is wrong: a wrong brand is never built.
 */
export async function brandsToBuild(
  home: string = root,
  sound: ReadonlySet<string> = new Set(),
): Promise<readonly Brand[]> {
  const { brands, problems } = loadBrands(home, { messages: await readEmittedMessages(root), sound });
  if (hasErrors(problems)) throw new Error(`Nothing is built while a brand is wrong.\n${report(problems)}`);
  return brands.map(({ brand }) => brand);
}
