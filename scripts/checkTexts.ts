/**
 * Checks the texts of the member app and of the studio.
 *
 * Finds: a language without a namespace or a text of the Thai source (and the reverse), placeholders that differ,
 * texts that no code uses, ids in code that no namespace has, and a stale `src/i18n/resources.ts`.
 *
 * Usage: `tsx scripts/checkTexts.ts` checks; `--write` rewrites `resources.ts`, the list of namespaces that types
 * the keys. Exits 1 with one line for each finding.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compareLanguages } from './texts/compareLanguages';
import { findUnused } from './texts/findUnused';
import { readLocales } from './texts/readLocales';
import { resourcesFile } from './texts/resourcesFile';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const source = `${root}/src`;
const listFile = `${source}/i18n/resources.ts`;

const locales = await readLocales(`${source}/i18n/locales`);
const list = resourcesFile([...(locales.get('th')?.keys() ?? [])]);
if (process.argv.includes('--write')) writeFileSync(listFile, list);

const staffFindings = await Promise.all(
  ['preview', 'staff'].map(async (folder) => {
    const texts = await readLocales(`${root}/${folder}/i18n/locales`);
    return [
      ...compareLanguages(texts),
      ...findUnused(texts, ...['preview', 'staff'].map((used) => `${root}/${used}`)),
    ].map((finding) => `${folder}: ${finding}`);
  }),
);
const findings = [
  ...staffFindings.flat(),
  ...compareLanguages(locales),
  ...findUnused(locales, source),
  ...(readFileSync(listFile, 'utf8') === list
    ? []
    : ['src/i18n/resources.ts is stale: npx tsx scripts/checkTexts.ts --write']),
];
for (const finding of findings) console.error(finding);
console.log(`texts: ${findings.length === 0 ? 'no findings' : `${findings.length} findings`}`);
process.exitCode = findings.length === 0 ? 0 : 1;
