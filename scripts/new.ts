/**
 * Creates what a new call, setting, page section or feature needs, in every file that has to know it.
 *
 * Usage: npm run new -- call|setting|section|feature <name>       (such as `npm run new -- call tip-jar`)
 *   call      GET /api/auth/<name>: contract, server module, scenario, access matrix, example, test
 *   setting   a group of settings: brand schema, default, the studio's form, test
 *   section   a section of the members' dashboard: component, layout setting, studio labels, texts, test
 *   feature   a page /auth/<name> with its switch (off by default), route, texts, test
 * The result passes `npm run check`; its tests name what is left to do. Exit codes: 0 created, 2 wrong usage.
 */
import './lib/usage.mjs';
import { create } from './new/create';
import { readFile, run, writeFiles } from './new/writeFiles';

const [kind = '', name = ''] = process.argv.slice(2);
try {
  writeFiles(create(kind, name, readFile));
  run('tsx/dist/cli.mjs', 'scripts/checkTexts.ts', '--write');
  run('tsx/dist/cli.mjs', 'scripts/emit.ts');
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
}
