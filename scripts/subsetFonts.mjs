/**
 * Reduces the brand fonts to the glyphs that Thai pages use and writes `src/theme/fonts/*.woff2`.
 *
 * Why: Mitr alone is 74 KB in two weights and two scripts; the first screen may spend 36 KB on fonts. Half of a
 * source file is hinting for screens of low density, which phones ignore.
 * Run after updating a @fontsource package: `node scripts/subsetFonts.mjs`.
 * Exits 1 when a source file is missing or a font exceeds the budget.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const BUDGET_BYTES = 36 * 1024;
/** Part of the budget that the font of figures may use, whichever a brand combines with its font of text. */
const FIGURE_BYTES = 5 * 1024;
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const glyphs = {
  thai: range(0x0e01, 0x0e5b),
  latin: `${range(0x20, 0x7e)}\u00a0·×–—‘’“”•…−©`,
  figures: '0123456789,.−+%/: ',
};
const features = {
  // Thai needs the positions of marks.
  thai: {},
  // Latin works without alternates, which double its size.
  latin: { noLayoutClosure: true },
  // Digits of Saira are equally wide with this feature only.
  figures: { keepFeatures: ['tnum'] },
};
const weights = [400, 600];

for (const family of ['kanit', 'prompt', 'sarabun', 'mitr', 'chakra-petch']) {
  let total = 0;
  for (const script of ['thai', 'latin']) {
    for (const weight of weights) total += await subset(family, script, weight);
  }
  console.log(`${family}: ${total} bytes`);
  const most = BUDGET_BYTES - FIGURE_BYTES;
  if (total > most) throw new Error(`${family} is ${total} bytes, more than ${most}`);
}

/** Nunito is lighter than the text fonts, so heavier weights of it stand beside their regular and semibold. */
const figureWeights = {
  sarabun: weights,
  nunito: [600, 800],
  saira: weights,
  'roboto-condensed': weights,
};

for (const [family, own] of Object.entries(figureWeights)) {
  let total = 0;
  for (const weight of own) total += await subset(family, 'figures', weight);
  console.log(`${family} figures: ${total} bytes`);
  if (total > FIGURE_BYTES) throw new Error(`${family} is ${total} bytes, more than ${FIGURE_BYTES}`);
}

async function subset(family, part, weight) {
  const script = part === 'figures' ? 'latin' : part;
  const source = `node_modules/@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`;
  const options = { targetFormat: 'woff2', noHinting: true, ...features[part] };
  const data = await subsetFont(readFileSync(source), glyphs[part], options);
  writeFileSync(`src/theme/fonts/${family}-${part}-${weight}.woff2`, data);
  return data.length;
}
