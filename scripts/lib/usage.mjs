import { readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * The usage text in the first comment of a script.
 * @param {string} source of the script.
 * @returns {string}
 */
export function usageOf(source) {
  const [, text = ''] = /^\/\*\*\n([\s\S]*?)\n \*\/$/m.exec(source) ?? [];
  return text.replace(/^ \* ?/gm, '');
}

// Imported first by every script, so that `npm run <script> -- --help` prints its usage instead of running it.
const [, script] = process.argv;
if (
  script !== undefined &&
  process.argv.includes('--help') &&
  /[\\/]scripts[\\/]\w+\.(?:ts|mjs)$/.test(script)
) {
  console.log(usageOf(readFileSync(script, 'utf8')));
  process.exit(0);
}
