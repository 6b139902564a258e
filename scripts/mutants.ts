/**
 * Tests the tests: writes each naive variant of tests/mutation/ into a copy of the repository and demands that
 * the tests named for it fail there. The copy is checked first: there, as it is, they all pass.
 *
 * Usage: npm run mutants                  all of them, some twenty minutes
 *        npm run mutants -- M12 deposit   those with one of these words in their name or promises
 * Exit codes: 0 each was killed, 1 one survived or could not be tried, 2 there is none with these words.
 */
import './lib/usage.mjs';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './bundle/places';
import { apply } from '#tests/mutation/apply';
import { runTests } from '#tests/mutation/runTests';
import { variants } from '#tests/mutation/variants';
import type { Variant } from '#tests/mutation/variant';

const LEFT_OUT = ['.git', '.cache', '.data', 'node_modules', 'dist', 'test-results', 'playwright-report'];

const words = process.argv.slice(2);
const chosen = variants.filter(
  ({ name, promises }) => words.length === 0 || words.some((word) => `${promises} ${name}`.includes(word)),
);
if (chosen.length === 0) {
  console.error(`No variant has one of these words in its name or promises: ${words.join(' ')}`);
  process.exit(2);
}
const folder = mkdtempSync(path.join(tmpdir(), 'sala-mutants-'));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
process.once('SIGINT', () => process.exit(130));

copy();
process.exitCode = (await isSound()) && (await allKilled()) ? 0 : 1;

function copy(): void {
  for (const name of readdirSync(root).filter((one) => !LEFT_OUT.includes(one)))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Tests that fail anyway would kill every variant. */
async function isSound(): Promise<boolean> {
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
  console.log(
    `${String(chosen.length)} variants. First the copy as it is: ${String(files.length)} test files.`,
  );
  const { outcome, words } = await runTests(folder, files);
  if (outcome !== 'green') console.error(`They fail without any change:\n${words}`);
  return outcome === 'green';
}

async function allKilled(): Promise<boolean> {
  const survivors: string[] = [];
  for (const [place, variant] of chosen.entries()) {
    const begin = Date.now();
    const { verdict, words } = await judge(variant);
    if (verdict !== 'killed') survivors.push(variant.name);
    const seconds = Math.round((Date.now() - begin) / 1_000);
    console.log(
      `${String(place + 1).padStart(2)}/${String(chosen.length)} ${verdict.padEnd(8)} ${String(seconds).padStart(3)} s  ${variant.promises.padEnd(7)} ${variant.name}\n${' '.repeat(24)}${words}`,
    );
  }
  console.log(`${String(chosen.length - survivors.length)} killed, ${String(survivors.length)} survived.`);
  return survivors.length === 0;
}

async function judge(
  variant: Variant,
): Promise<{ verdict: 'killed' | 'SURVIVED' | 'BROKEN'; words: string }> {
  const takeBack = apply(folder, variant);
  try {
    const { outcome, words } = await runTests(folder, variant.tests, variant.only);
    if (outcome === 'red') return { verdict: 'killed', words: `by: ${words}` };
    if (outcome === 'green') return { verdict: 'SURVIVED', words: `${variant.tests.join(', ')} passed` };
    return { verdict: 'BROKEN', words };
  } finally {
    takeBack();
  }
}
