import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder, type Effort } from './compress';
import { fingerprint } from './fingerprint';
import { compiled, compiledDir, type PartName, root } from './places';

const clientInputs = [
  'src',
  'core',
  'schemas',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const staffInputs = [
  ...clientInputs,
  'backoffice',
  'scripts/bundle/staffPrograms.ts',
  'scripts/bundle/notices.ts',
];
/** What each part is made of. */
const inputs: Readonly<Record<PartName, readonly string[]>> = {
  client: [...clientInputs, 'scripts/bundle'],
  pages: clientInputs,
  server: ['server', 'sandbox', 'core', 'schemas', 'package.json', 'package-lock.json'],
  stamper: [
    'scripts/bundle',
    'server/platform',
    'server/modules/brands',
    'schemas',
    'core',
    'package.json',
    'package-lock.json',
  ],
  // The frame shows the member app on the scenarios that tests use as well.
  studio: [...staffInputs, 'preview', 'scenarios'],
  desk: [...staffInputs, 'desk'],
};

/** How a part is made is part of what it is made of. */
const COMPILERS = ['compile', 'compilers', 'compress'].map((name) => `scripts/bundle/${name}.ts`);
/** Parts that browsers load. */
const SENT: readonly PartName[] = ['client', 'studio', 'desk'];

/**
 * Compiles what all brands share, each part only when what it is made of has changed, or when it was compressed with
 * less effort.
 * @returns names of the parts that were compiled.
 */
export async function compile(effort: Effort): Promise<PartName[]> {
  const stale = (Object.keys(inputs) as PartName[])
    .map((name) => ({ name, madeOf: fingerprintOf(name) }))
    .filter(({ name, madeOf }) => !isCurrent(name, madeOf, effort));
  if (stale.length === 0) return [];
  // Loaded late, as the compiler costs a second that a site compiled before need not pay.
  const { compilers } = await import('./compilers');
  await Promise.all(stale.map(({ name, madeOf }) => make(name, { madeOf, effort }, compilers[name])));
  return stale.map(({ name }) => name);
}

const fingerprintOf = (name: PartName) =>
  fingerprint([...inputs[name], ...COMPILERS].map((input) => path.join(root, input)));
const stampFile = (name: PartName) => path.join(compiledDir, `${name}.txt`);

const stampOf = (name: PartName, madeOf: string, effort: Effort) =>
  effort === 'fast' && SENT.includes(name) ? `${madeOf} fast` : madeOf;

function isCurrent(name: PartName, madeOf: string, effort: Effort): boolean {
  const file = stampFile(name);
  if (!existsSync(compiled(name)) || !existsSync(file)) return false;
  const stamp = readFileSync(file, 'utf8');
  return stamp === madeOf || stamp === stampOf(name, madeOf, effort);
}

async function make(
  name: PartName,
  { madeOf, effort }: { readonly madeOf: string; readonly effort: Effort },
  compiler: (outDir: string) => Promise<void>,
): Promise<void> {
  const target = compiled(name);
  // Written to a temporary folder and renamed, so that an interrupted build leaves no incomplete output.
  const fresh = `${target}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  try {
    await compiler(fresh);
    if (SENT.includes(name)) await compressFolder(path.join(fresh, 'app'), effort);
    rmSync(target, { recursive: true, force: true });
    renameSync(fresh, target);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  writeFileSync(stampFile(name), stampOf(name, madeOf, effort));
}
