import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Language → namespace → id → text. */
export type Locales = ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, string>>>>;

/** Reads every `<language>/<namespace>.ts` below `folder`. @throws Error for a file without its export. */
export async function readLocales(folder: string): Promise<Locales> {
  const locales = new Map<string, Map<string, Record<string, string>>>();
  for (const language of readdirSync(folder).sort()) {
    const namespaces = new Map<string, Record<string, string>>();
    for (const file of readdirSync(`${folder}/${language}`).sort()) {
      if (file === 'index.ts') continue;
      const namespace = file.replace(/\.ts$/, '');
      const module = (await import(pathToFileURL(`${folder}/${language}/${file}`).href)) as Record<
        string,
        unknown
      >;
      const texts = module[exportName(namespace)];
      if (typeof texts !== 'object' || texts === null)
        throw new Error(`${language}/${file} exports no texts`);
      namespaces.set(namespace, texts as Record<string, string>);
    }
    locales.set(language, namespaces);
  }
  return locales;
}

/** `change-password` is exported as `changePassword`. */
export function exportName(namespace: string): string {
  return namespace.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
