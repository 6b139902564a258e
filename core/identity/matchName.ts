import type { Match } from './transferKey';

/** Titles before a name, Thai and English, the longer ones first. */
const TITLES = [
  'นางสาว',
  'น.ส.',
  'เด็กชาย',
  'เด็กหญิง',
  'ด.ช.',
  'ด.ญ.',
  'คุณ',
  'นาย',
  'นาง',
  'miss',
  'mrs',
  'mr',
  'ms',
];

/** Between the owners of a joint account. */
const JOINT = /\s+(?:และ|หรือ|and|or)\s+|\s*[/&,+]\s*/i;

/**
 * Whether a name on a bank's record may be this person's (S5). Banks truncate and mask names, so that the visible part
 * has to be a prefix of ours; names in two alphabets cannot be compared.
 */
export function matchName(shown: string | null, known: string): Match {
  if (shown === null) return 'indeterminate';
  const owners = clean(shown.slice(0, 200))
    .split(JOINT)
    .map((owner) => compare(wordsOf(owner), wordsOf(clean(known))));
  if (owners.includes('match')) return 'match';
  return owners.includes('indeterminate') ? 'indeterminate' : 'no';
}

/** Normalized name for comparing people: no title, spaces or invisible characters (R8). */
export function nameKey(name: string): string {
  return wordsOf(clean(name)).join('');
}

function compare(shown: readonly string[], known: readonly string[]): Match {
  const [shownFirst, ...shownRest] = shown;
  const [knownFirst, ...knownRest] = known;
  if (shownFirst === undefined || knownFirst === undefined) return 'indeterminate';
  if (isThai(shownFirst) !== isThai(knownFirst)) return 'indeterminate';
  const first = beginsLike(shownFirst, knownFirst);
  if (first !== 'match') return first;
  const [shownLast, knownLast] = [shownRest.at(-1), knownRest.at(-1)];
  // Thousands share a first name, which is no match on its own.
  if (shownLast === undefined || knownLast === undefined) return 'indeterminate';
  return beginsLike(shownLast, knownLast) === 'no' ? 'no' : 'match';
}

/** `จ***`, `จ.` and `จั` are beginnings of `จันทร์`. One letter of a first name proves nothing. */
function beginsLike(shown: string, known: string): Match {
  const visible = /^[^*x.…]*/.exec(shown)?.[0] ?? '';
  if (!known.startsWith(visible)) return 'no';
  return visible.length >= 2 || visible === known ? 'match' : 'indeterminate';
}

/** One spelling: `ำ` has two encodings, and invisible characters hide in copied names (F6). */
function clean(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u202a-\u202e]/g, '')
    .toLowerCase()
    .trim();
}

function wordsOf(owner: string): string[] {
  const name = owner.trim();
  const title = TITLES.find((word) => name.startsWith(word) && name.length > word.length);
  const bare = title === undefined ? name : name.slice(title.length).replace(/^\./, '');
  return bare.split(/\s+/).filter((word) => word !== '');
}

function isThai(text: string): boolean {
  return /[\u0e00-\u0e7f]/.test(text);
}
