/**
 * Works on brand files.
 *
 * Usage:
 *   `tsx scripts/brands.ts new <id> [--name <name>] [--color <#rrggbb>] [--from <id>]`  scaffold a brand
 *   `tsx scripts/brands.ts diff <a> <b> [--json]`  what differs between two brands, once resolved
 *   `--root <folder>`  folder that holds `brands/`, else the checkout
 * Exit codes: 0 done · 1 the brand has errors · 2 wrong usage.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { diffBrands } from './brands/diffBrands';
import { newBrand } from './brands/newBrand';

const usage =
  'usage: brands new <id> [--name <name>] [--color <#rrggbb>] [--from <id>] | brands diff <a> <b> [--json]';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      color: { type: 'string' },
      from: { type: 'string' },
      json: { type: 'boolean', default: false },
      root: { type: 'string', default: path.resolve(import.meta.dirname, '..') },
    },
  });
  const [command, first, second, ...rest] = positionals;
  const root = path.resolve(values.root);
  if (command === 'new' && first && !second) {
    const { name, color, from } = values;
    process.exitCode = newBrand(root, first, {
      ...(name && { name }),
      ...(color && { color }),
      ...(from && { from }),
    });
  } else if (command === 'diff' && first && second && rest.length === 0) {
    process.exitCode = diffBrands(root, first, second, values.json);
  } else throw new Error(usage);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
}
