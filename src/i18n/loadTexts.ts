/** Texts of one namespace in one language, by id. */
export type Texts = Readonly<Record<string, string>>;

// Thai `common` is part of the first script.
const files = import.meta.glob<Record<string, Texts>>(['./locales/*/*.ts', '!./locales/th/common.ts']);

/**
 * Fetches the texts of a namespace, exported under its name: a chunk of its own, so that a page brings only its own words.
 * @throws Error when there is no such file, which the typed names prevent.
 */
export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const load = files[`./locales/${language}/${namespace}.ts`];
  const texts = (await load?.())?.[namespace];
  if (!texts) throw new Error(`no texts for ${language}/${namespace}`);
  return texts;
}
