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
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './bundle/places';
import { create } from './new/create';

const [kind = '', name = ''] = process.argv.slice(2);
try {
  const files = create(kind, name, (file) => {
    const place = path.join(root, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  });
  for (const [file, text] of files) {
    const place = path.join(root, file);
    console.log(`${existsSync(place) ? 'changed' : 'created'} ${file}`);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  run('tsx/dist/cli.mjs', 'scripts/checkTexts.ts', '--write');
  run('tsx/dist/cli.mjs', 'scripts/emit.ts');
  run('@biomejs/biome/bin/biome', 'format', '--write', '--log-level=error', ...files.keys());
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
}

function run(program: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed.`);
}
