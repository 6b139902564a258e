import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
const COMPILERS = ['scripts/bundle/compile.ts', 'scripts/bundle/compilers.ts'];

/**
 * Compiles what all brands share, each part only when what it is made of has changed.
 * @returns names of the parts that were compiled.
 */
export async function compile(): Promise<PartName[]> {
  const stale = (Object.keys(inputs) as PartName[])
    .map((name) => ({ name, madeOf: fingerprintOf(name) }))
    .filter(({ name, madeOf }) => !isCurrent(name, madeOf));
  if (stale.length === 0) return [];
  // Loaded late, as the compiler costs a second that a site compiled before need not pay.
  const { compilers } = await import('./compilers');
  await Promise.all(stale.map(({ name, madeOf }) => make(name, madeOf, compilers[name])));
  return stale.map(({ name }) => name);
}

const fingerprintOf = (name: PartName) =>
  fingerprint([...inputs[name], ...COMPILERS].map((input) => path.join(root, input)));
const stampFile = (name: PartName) => path.join(compiledDir, `${name}.txt`);

function isCurrent(name: PartName, madeOf: string): boolean {
  const stamp = stampFile(name);
  return existsSync(compiled(name)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === madeOf;
}

async function make(
  name: PartName,
  madeOf: string,
  compiler: (outDir: string) => Promise<void>,
): Promise<void> {
  const target = compiled(name);
  // Written to a temporary folder and renamed, so that an interrupted build leaves no incomplete output.
  const fresh = `${target}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  try {
    await compiler(fresh);
    rmSync(target, { recursive: true, force: true });
    renameSync(fresh, target);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  writeFileSync(stampFile(name), madeOf);
}
