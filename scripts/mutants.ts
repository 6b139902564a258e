/**
 * Mutation tests: applies each mutant of tests/mutation to a copy of the repository and requires that its tests fail
 * there. First they must all pass in the unchanged copy.
 *
 * Usage: npm run mutants                  all of them, about twenty minutes
 *        npm run mutants -- M12 deposit   those with one of these words in their name or requirements
 * Exit codes: 0 all killed, 1 one survived or could not be run, 2 none matches.
 */
import './lib/usage.mjs';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './bundle/places';
import { apply, type Variant } from '#tests/mutation/apply';
import { runTests } from '#tests/mutation/runTests';
import { variants } from '#tests/mutation/variants';

const EXCLUDED = [
  '.git',
  '.cache',
  '.wireit',
  '.data',
  'node_modules',
  'dist',
  'test-results',
  'playwright-report',
];

const words = process.argv.slice(2);
const chosen = variants.filter(
  ({ name, promises }) => words.length === 0 || words.some((word) => `${promises} ${name}`.includes(word)),
);
if (chosen.length === 0) {
  console.error(`No mutant has one of these words in its name or requirements: ${words.join(' ')}`);
  process.exit(2);
}
const folder = mkdtempSync(path.join(tmpdir(), 'sala-mutants-'));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
process.once('SIGINT', () => process.exit(130));

copy();
process.exitCode = (await isGreenUnchanged()) && (await allKilled()) ? 0 : 1;

function copy(): void {
  for (const name of readdirSync(root).filter((one) => !EXCLUDED.includes(one)))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Tests that always fail would kill every mutant. */
async function isGreenUnchanged(): Promise<boolean> {
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
  console.log(
    `${String(chosen.length)} mutants. First the unchanged copy: ${String(files.length)} test files.`,
  );
  const { outcome, message } = await runTests(folder, files);
  if (outcome !== 'green') console.error(`They fail without any change:\n${message}`);
  return outcome === 'green';
}

async function allKilled(): Promise<boolean> {
  const survivors: string[] = [];
  for (const [place, variant] of chosen.entries()) {
    const begin = Date.now();
    const { verdict, message } = await judge(variant);
    if (verdict !== 'killed') survivors.push(variant.name);
    const seconds = Math.round((Date.now() - begin) / 1_000);
    console.log(
      `${String(place + 1).padStart(2)}/${String(chosen.length)} ${verdict.padEnd(8)} ${String(seconds).padStart(3)} s  ${variant.promises.padEnd(7)} ${variant.name}\n${' '.repeat(24)}${message}`,
    );
  }
  console.log(`${String(chosen.length - survivors.length)} killed, ${String(survivors.length)} survived.`);
  return survivors.length === 0;
}

async function judge(
  variant: Variant,
): Promise<{ verdict: 'killed' | 'SURVIVED' | 'BROKEN'; message: string }> {
  const revert = apply(folder, variant);
  try {
    const { outcome, message } = await runTests(folder, variant.tests, variant.only);
    if (outcome === 'red') return { verdict: 'killed', message: `by: ${message}` };
    if (outcome === 'green') return { verdict: 'SURVIVED', message: `${variant.tests.join(', ')} passed` };
    return { verdict: 'BROKEN', message };
  } finally {
    revert();
  }
}
