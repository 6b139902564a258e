/**
 * Reduces the brand fonts to the glyphs that Thai pages use and writes `src/theme/fonts/*.woff2`.
 *
 * Why: Kanit alone is 66 KB in two weights and two scripts; the first screen may spend 36 KB on fonts.
 * Run after updating a @fontsource package: `node scripts/subsetFonts.mjs`.
 * Exits 1 when a source file is missing or a font exceeds the budget.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const BUDGET_BYTES = 36 * 1024;
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const scripts = { latin: `${range(0x20, 0x7e)}\u00a0·–—…฿©`, thai: range(0x0e01, 0x0e5b) };

/** Latin of the two wide fonts is one medium file for both weights; Sarabun is small enough for two. */
const faces = {
  kanit: { latin: [500], thai: [400, 600] },
  prompt: { latin: [500], thai: [400, 600] },
  sarabun: { latin: [400, 600], thai: [400, 600] },
};

for (const [font, parts] of Object.entries(faces)) {
  let total = 0;
  for (const [script, weights] of Object.entries(parts)) {
    for (const weight of weights) total += await subset(font, script, weight);
  }
  console.log(`${font}: ${total} bytes`);
  if (total > BUDGET_BYTES) throw new Error(`${font} is ${total} bytes, more than ${BUDGET_BYTES}`);
}

async function subset(font, script, weight) {
  const source = `node_modules/@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff2`;
  // Thai needs the positions of marks; Latin works without alternates, which double its size.
  const options = { targetFormat: 'woff2', noLayoutClosure: script === 'latin' };
  const data = await subsetFont(readFileSync(source), scripts[script], options);
  writeFileSync(`src/theme/fonts/${font}-${script}-${weight}.woff2`, data);
  return data.length;
}
