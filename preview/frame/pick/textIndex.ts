import type { PickContext } from './pickContext';
import { type Leaf, leavesOf } from './leaves';

export interface TextIndex {
  /** Settings whose words these are: the brand's own values, then texts by id, those of one page before common ones. */
  find(text: string): readonly string[];
  /** The same for words that stand in an attribute: only as a whole, since a sentence there may fit anything. */
  findWhole(text: string): readonly string[];
}

interface Template {
  readonly path: string;
  readonly pattern: RegExp;
}

/** Parts of a brand whose strings members read. */
const readable = ['displayName', 'footer', 'contacts', 'levels', 'banners', 'providers'] as const;
/** Parts whose numbers stand in sentences. */
const counted = ['limits', 'legal'] as const;
const placeholder = /\{\{[^}]+\}\}|\{\w+\}/g;

/** Finds by the words on screen which setting wrote them; a sentence with values in it fits its text id. */
export function makeTextIndex({ brand, i18n }: PickContext): TextIndex {
  const exact = new Map<string, string[]>();
  const templates: Template[] = [];
  const numbers = counted.flatMap((group) => leavesOf(brand[group], `/${group}`));
  const add = (text: string, path: string) => {
    const words = tidy(text);
    if (words.length < 2) return;
    if (words.search(placeholder) === -1) exact.set(words, [...(exact.get(words) ?? []), path]);
    else if (words.replace(placeholder, '').trim().length > 1)
      templates.push({ path, pattern: patternOf(words) });
  };

  const isSpoken = ({ path }: Leaf) => !/\/(th|en)$/.test(path) || path.endsWith(`/${i18n.language}`);
  for (const group of readable)
    for (const leaf of leavesOf(brand[group], `/${group}`).filter(isSpoken))
      if (typeof leaf.value === 'string') add(leaf.value, leaf.path);
  const namespaces = Object.entries(i18n.getDataByLanguage(i18n.language) ?? {});
  const isCommon = ([name]: readonly [string, unknown]) => Number(name === 'common');
  for (const [namespace, texts] of namespaces.sort((a, b) => isCommon(a) - isCommon(b)))
    for (const [id, text] of Object.entries(texts as Record<string, unknown>))
      if (typeof text === 'string') add(text, `/texts/${i18n.language}/${namespace}:${id}`);

  const findWhole = (text: string): readonly string[] => exact.get(tidy(text)) ?? [];
  return {
    findWhole,
    find: (text) => {
      const words = tidy(text);
      const found = findWhole(words);
      if (found.length > 0 || words.length < 2) return found;
      const fits = templates.flatMap(({ path, pattern }) => {
        const match = pattern.exec(words);
        return match ? [...match.slice(1).flatMap((value) => onlyNumber(numbers, value)), path] : [];
      });
      return fits.length > 6 ? [] : fits;
    },
  };
}

/** The one setting with this number; several with the same say nothing. */
function onlyNumber(numbers: readonly Leaf[], text: string): string[] {
  const value = Number(text.replace(/,/g, ''));
  const equal = numbers.filter((leaf) => leaf.value === value);
  return equal.length === 1 ? equal.map(({ path }) => path) : [];
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function patternOf(words: string): RegExp {
  const literal = words.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('(.+?)')}$`);
}
