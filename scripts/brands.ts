/**
 * Creates, compares, downloads and publishes brand files.
 *
 * Usage:
 *   `tsx scripts/brands.ts new <id> [--name <name>] [--color <#rrggbb>] [--from <id>]`  scaffold a brand
 *   `tsx scripts/brands.ts diff <a> <b> [--json]`  differences between two resolved brands
 *   `tsx scripts/brands.ts pull [<id>…] [--url <server>]`  write published brands into brands/
 *   `tsx scripts/brands.ts push <id> --note <text> [--base <revision>] [--reason <text>] [--url <server>]`  publish a file, not its images
 *   `tsx scripts/brands.ts format`  write every brand file in the form that pull writes, so that changes are easy to compare
 *   pull and push log in as staff: `OPS_EMAIL`, `OPS_PASSWORD`, and `OPS_OTP` with a second factor, else they prompt
 *   `--root <folder>`  folder that contains `brands/`, by default the repository
 * Exit codes: 0 done · 1 the brand has errors · 2 wrong usage.
 */
import './lib/usage.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { diffBrands } from './brands/diffBrands';
import { formatBrands, newBrand } from './brands/newBrand';
import { pull } from './brands/pull';
import { push } from './brands/push';
import { connect } from './brands/remote';

const usage =
  'usage: brands new <id> [--name <name>] [--color <#rrggbb>] [--from <id>] | brands diff <a> <b> [--json] | brands format | ' +
  'brands pull [<id>…] [--url <server>] | brands push <id> --note <text> [--base <revision>] [--reason <text>] [--url <server>]';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      color: { type: 'string' },
      from: { type: 'string' },
      note: { type: 'string' },
      base: { type: 'string' },
      reason: { type: 'string' },
      url: { type: 'string', default: `http://127.0.0.1:${process.env['PORT'] ?? 4400}` },
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
  } else if (command === 'format' && !first) {
    formatBrands(root);
  } else if (command === 'pull') {
    await pull(root, await connect(values.url, process.env), positionals.slice(1));
  } else if (command === 'push' && first && !second && values.note) {
    const { note, reason, base } = values;
    await push(root, await connect(values.url, process.env), first, {
      note,
      reason,
      base: base === undefined ? undefined : Number(base),
    });
  } else throw new Error(usage);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
}
