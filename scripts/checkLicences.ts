/**
 * Proves that every package that the product runs with has a licence that we may use it by, and that what is installed
 * is what the lockfile says (D14). `npm sbom --omit dev --sbom-format cyclonedx` writes the list of all of them.
 *
 * Usage: npx tsx scripts/checkLicences.ts
 * Exit codes: 0 all allowed, 1 a package is not.
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

const complaints = used.flatMap(([place, locked]) => {
  const name = place.replace(/^.*node_modules\//, '');
  const manifest = `${place}/package.json`;
  // Packages of other platforms are in the lockfile alone.
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
if (used.length === 0) complaints.push('The lockfile names no package.');
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
