/**
 * Looks for keys, tokens and passwords in the files of the repository; `--history` looks through every commit too,
 * which takes a while (S13).
 *
 * Usage: npx tsx scripts/checkSecrets.ts [--history]
 * Exit codes: 0 none found, 1 something looks like a secret.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './bundle/places';
import { findSecrets } from './secrets/findSecrets';

/** Values that look like secrets and are none, each with the reason. */
const KNOWN: Readonly<Record<string, string>> = {
  sk_live_abcdef: 'a made-up key by which the check of brand files is shown to find one',
  'Y2FuYXJ5LWtleS1vZi1zdGFmZi0wMTIzNDU2Nzg5MDE=': 'a canary of the tests of the build',
  'hush-0123456789abcdef': 'the secret of a chat in a test',
};

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1024 ** 3 });
const files = git('ls-files', '--cached', '--others', '--exclude-standard')
  .split('\n')
  .filter((name) => name !== '' && existsSync(path.join(root, name)));

const texts = files
  .map((name) => [name, readFileSync(path.join(root, name))] as const)
  .filter(([, content]) => !content.includes(0))
  .map(([name, content]) => [name, content.toString('utf8')] as const);
if (process.argv.includes('--history')) texts.push(['history', git('log', '-p', '--all', '--unified=0')]);

const complaints = texts.flatMap(([name, text]) =>
  findSecrets(text)
    .filter((found) => !Object.hasOwn(KNOWN, found.text))
    .map(({ what, text: found }) => `${name} holds ${what}: ${found.slice(0, 6)}…`),
);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
