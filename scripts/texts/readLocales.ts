import { readdirSync, readFileSync } from 'node:fs';
import { errorTexts } from '#core/contract/errorTexts';
import { memberErrors } from '#schemas/api/memberErrors';

/** Language → namespace → id → text. */
export type Locales = ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, string>>>>;

/** Reads every `<language>/<namespace>.json` below `folder`. */
export function readLocales(folder: string): Map<string, Map<string, Readonly<Record<string, string>>>> {
  return new Map(
    ['en', 'th'].map((language) => {
      const files = readdirSync(`${folder}/${language}`).filter((file) => file.endsWith('.json'));
      const texts = files.sort().map((file) => {
        const source = readFileSync(`${folder}/${language}/${file}`, 'utf8');
        return [file.replace(/\.json$/, ''), JSON.parse(source) as Record<string, string>] as const;
      });
      return [language, new Map(texts)];
    }),
  );
}

/** The member app's texts, with the Thai texts of errors from the contract. */
export function readMemberLocales(root: string): Locales {
  const locales = readLocales(`${root}/src/i18n/locales`);
  locales.get('th')?.set('errors', errorTexts(memberErrors));
  return locales;
}

/** Source text of `src/i18n/resources.ts`: the Thai namespaces by name, which type the keys. */
export function resourcesFile(namespaces: readonly string[]): string {
  const files = namespaces.filter((name) => name !== 'errors').sort();
  return [
    '// Written by scripts/checkTexts.ts --write.',
    "import type { MemberErrorCode } from '#schemas/api/errors';",
    ...files.map((name) => `import type ${name} from './locales/th/${name}.json';`),
    '',
    '/** Every namespace with its Thai texts. */',
    'export interface Resources {',
    ...files.map((name) => `  ${name}: typeof ${name};`),
    '  errors: Readonly<Record<MemberErrorCode, string>>;',
    '}',
    '',
  ].join('\n');
}
