import type { Locales } from './readLocales';

/** Differences between the Thai source and every other language, one line each. */
export function compareLanguages(locales: Locales): string[] {
  const source = locales.get('th') ?? new Map<string, Texts>();
  const findings: string[] = [];
  for (const [language, namespaces] of locales) {
    if (language === 'th') continue;
    const names = new Set([...source.keys(), ...namespaces.keys()]);
    for (const name of names) {
      findings.push(...compare(`${language}/${name}`, source.get(name) ?? {}, namespaces.get(name) ?? {}));
    }
  }
  return findings;
}

type Texts = Readonly<Record<string, string>>;

function compare(place: string, source: Texts, other: Texts): string[] {
  const findings: string[] = [];
  const singulars = Object.entries(source).flatMap(([id, text]) =>
    id.endsWith('_other') ? [[id.replace(/other$/, 'one'), text] as const] : [],
  );
  for (const [id, text] of [...Object.entries(source), ...singulars]) {
    const translated = other[id];
    if (translated === undefined || translated.trim() === '') findings.push(`${place}: ${id} is missing`);
    else if (placeholders(text) !== placeholders(translated)) {
      findings.push(
        `${place}: ${id} has placeholders ${placeholders(translated)}, Thai has ${placeholders(text)}`,
      );
    }
  }
  // Thai has no plural: its `_other` corresponds to singular and plural of the other language.
  const extra = Object.keys(other).filter((id) => !(id.replace(/_one$/, '_other') in source));
  return [...findings, ...extra.map((id) => `${place}: ${id} is not in the Thai source`)];
}

function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name);
  return `[${[...new Set(names)].sort().join(' ')}]`;
}
