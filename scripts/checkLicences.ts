/**
 * Checks that every production package has an allowed licence and a checksum in the lockfile, and that its installed
 * version is the locked one (D14). `npm sbom --omit dev --sbom-format cyclonedx` lists them all.
 *
 * Usage: npx tsx scripts/checkLicences.ts
 * Exit codes: 0 no finding, 1 findings.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './bundle/places';
import { isAllowed } from './licences/allowed';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
}
interface Installed {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

const read = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8')) as unknown;
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const used = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);

const findings = used.flatMap(([place, locked]) => {
  const name = place.replace(/^.*node_modules\//, '');
  const manifest = `${place}/package.json`;
  // Packages for other platforms are in the lockfile only.
  const installed = existsSync(path.join(root, manifest)) ? (read(manifest) as Installed) : undefined;
  const licence = installed?.license ?? locked.license ?? '';
  return [
    ...(isAllowed(name, licence) ? [] : [`${name} has the licence "${licence}", which is not allowed`]),
    ...(locked.integrity === undefined ? [`${name} has no checksum in the lockfile`] : []),
    ...(installed && installed.version !== locked.version
      ? [`${name} is installed as ${installed.version}, the lockfile says ${String(locked.version)}`]
      : []),
  ];
});
if (used.length === 0) findings.push('The lockfile names no package.');
for (const finding of findings) console.error(finding);
process.exitCode = findings.length === 0 ? 0 : 1;
