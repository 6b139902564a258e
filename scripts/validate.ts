/**
 * Checks every brand file: schema, values, images, texts, and values that two brands may not share.
 *
 * Usage: `tsx scripts/validate.ts [--brand <id>] [--json] [--root <folder>]`
 *   --brand   report on this brand only; the others are still read for shared values
 *   --json    print `{brands, problems}` for programs
 *   --root    folder that contains `brands/`, by default the repository
 * Exit codes: 0 valid (warnings are listed) · 1 errors · 2 wrong usage.
 */
import './lib/usage.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hasErrors } from '#core/brand/problem';
import { brandFolders } from './bundle/places';
import { loadAndInspect } from './brands/load';
import { report, summary } from './brands/report';
import { readEmittedMessages } from './brands/messages';

const checkout = path.resolve(import.meta.dirname, '..');

try {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string' },
      json: { type: 'boolean' },
      root: { type: 'string', default: checkout },
    },
  });
  process.exitCode = await run(path.resolve(values.root), values.brand, values.json ?? false);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
}

async function run(root: string, only: string | undefined, json: boolean): Promise<number> {
  const ids = brandFolders(path.join(root, 'brands'));
  if (only !== undefined && !ids.includes(only))
    throw new Error(`there is no brand ${only}; there are ${ids.join(', ')}`);
  const { problems: all } = await loadAndInspect(root, { messages: await readEmittedMessages(checkout) });
  const problems = only === undefined ? all : all.filter(({ file }) => concerns(file, only));
  const shown = only === undefined ? ids : [only];
  if (json) console.log(JSON.stringify({ brands: shown, problems }, null, 2));
  else
    console.log(
      [...(problems.length ? [report(problems)] : []), `brands: ${summary(shown.length, problems)}`].join(
        '\n',
      ),
    );
  return hasErrors(problems) ? 1 : 0;
}

/** Problems of a brand are those of its own file and of the defaults. */
function concerns(file: string | undefined, id: string): boolean {
  return file === path.join('brands', id, 'brand.json') || file === path.join('brands', 'defaults.json');
}
