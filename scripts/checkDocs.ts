/**
 * Checks the documents: every `npm run` script and path in code exists and every proof in a table is an existing test.
 * No file of the repository may name a folder of one machine or a package registry, or contain conflict markers.
 *
 * Usage: npx tsx scripts/checkDocs.ts
 * Exit codes: 0 no finding, 1 findings.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './bundle/places';
import { conflictMarkers, deadPaths, deadScripts, machineTraces, deadProofs, citedIds } from './docs/claims';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name !== '' && existsSync(path.join(root, name)));
const text = (name: string) => readFileSync(path.join(root, name), 'utf8');
const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
const known = new Set([...tracked, ...tracked.flatMap(foldersOf)]);
const proven = new Set(
  tracked.filter((name) => /\.(test|spec)\.tsx?$/.test(name)).flatMap((name) => citedIds(text(name))),
);

const findings = tracked.flatMap((name) => {
  const isDocument = name.endsWith('.md');
  const isText = /\.(md|ts|tsx|js|mjs|cjs|json|html|css|ya?ml|svg|sql)$|^\.[a-z/]+$/.test(name);
  if (!isText) return [];
  const body = text(name);
  const found = [
    ...(isDocument
      ? deadScripts(body, Object.keys(scripts)).map(
          (script) => `names the script "${script}", which package.json lacks`,
        )
      : []),
    ...(isDocument
      ? deadPaths(body, (place) => known.has(place)).map((place) => `names ${place}, which does not exist`)
      : []),
    ...(isDocument ? deadProofs(body, proven) : []),
    ...machineTraces(body).map((trace) => `names ${trace}`),
    ...conflictMarkers(body).map((marker) => `contains a conflict marker: ${marker}`),
  ];
  return found.map((what) => `${name} ${what}`);
});

for (const finding of findings) console.error(finding);
process.exitCode = findings.length === 0 ? 0 : 1;

function foldersOf(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
