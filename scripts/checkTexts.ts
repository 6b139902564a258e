/**
 * Checks the texts of the member app and of the staff programs.
 *
 * Finds: a language without a namespace or a text of the Thai source (and the reverse), placeholders that differ,
 * texts that no code uses, and a stale `src/i18n/resources.ts`.
 *
 * Usage: `tsx scripts/checkTexts.ts` checks; `--write` rewrites `resources.ts`, the list of namespaces that types
 * the keys. Exits 1 with one line for each finding.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorTexts } from '#core/contract/errorTexts';
import { errors } from '#schemas/api/errors';
import { memberErrors } from '#schemas/api/memberErrors';
import { compareLanguages } from './texts/compareLanguages';
import { findUnused } from './texts/findUnused';
import { readLocales, readMemberLocales, resourcesFile } from './texts/readLocales';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const listFile = `${root}/src/i18n/resources.ts`;
const member = readMemberLocales(root);
const list = resourcesFile([...(member.get('th')?.keys() ?? [])]);
if (process.argv.includes('--write')) writeFileSync(listFile, list);

const staff = readLocales(`${root}/backoffice/i18n/locales`);
const staffErrors = Object.entries(errorTexts(errors)).filter(([code]) => !(code in memberErrors));
staff.get('th')?.set('errors', Object.fromEntries(staffErrors));
const staffCode = [`${root}/preview`, `${root}/desk`, `${root}/backoffice`];

const findings = [
  ...check('src', member, `${root}/src`),
  ...check('backoffice', staff, ...staffCode),
  ...check('preview', readLocales(`${root}/preview/i18n/locales`), ...staffCode),
  ...check('desk', readLocales(`${root}/desk/i18n/locales`), `${root}/desk`),
  ...(readFileSync(listFile, 'utf8') === list
    ? []
    : ['src/i18n/resources.ts is stale: npx tsx scripts/checkTexts.ts --write']),
];
for (const finding of findings) console.error(finding);
console.log(`texts: ${findings.length === 0 ? 'no findings' : `${findings.length} findings`}`);
process.exitCode = findings.length === 0 ? 0 : 1;

function check(program: string, ...[locales, ...code]: Parameters<typeof findUnused>): string[] {
  return [...compareLanguages(locales), ...findUnused(locales, ...code)].map((text) => `${program}: ${text}`);
}
