import { describe } from '#schemas/brand/describe';
import { previewRoutes, screensOf } from '#schemas/preview/routes';
import type { Change } from '#brand/diff';
import { pointerKeys } from '#brand/json';
import type { Language } from '@/i18n/languages';
import { titleOf } from '../form/words';

/** A change as a person would say it. */
export interface Sentence {
  readonly path: string;
  /** Group › setting. */
  readonly name: string;
  readonly kind: Change['kind'];
  /** What each side says; a colour is also shown as one. */
  readonly before: string;
  readonly after: string;
}

const words = {
  th: { none: 'ใช้ค่าที่สืบทอด', on: 'เปิด', off: 'ปิด', noLimit: 'ไม่จำกัด', empty: '(ว่าง)', items: 'รายการ' },
  en: { none: 'inherited', on: 'on', off: 'off', noLimit: 'no limit', empty: '(empty)', items: 'items' },
} as const;

/** A change in words, by the names that the schema gives to its settings. */
export function sentenceOf({ path, kind, before, after }: Change, language: Language): Sentence {
  const say = (value: unknown) => valueWord(value, language);
  return { path, kind, name: nameOf(path, language), before: say(before), after: say(after) };
}

/** `สีและรูปทรง › สีหลัก`; keys that the schema does not name, such as message ids, stand as they are. */
export function nameOf(path: string, language: Language): string {
  const keys = pointerKeys(path);
  return keys.map((key, i) => titleOf(describe(keys.slice(0, i + 1)), language) || key).join(' › ');
}

function valueWord(value: unknown, language: Language): string {
  const { none, on, off, noLimit, empty, items } = words[language];
  if (value === undefined) return none;
  if (value === null) return noLimit;
  if (value === true) return on;
  if (value === false) return off;
  if (value === '') return empty;
  if (typeof value === 'number') return value.toLocaleString('th-TH');
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item === 'string');
    return isPlain && value.length > 0 ? value.join(', ') : `${value.length} ${items}`;
  }
  return JSON.stringify(value);
}

/** The screens that show what changes, in the order of the route table. */
export function screensOfChanges(changes: readonly Pick<Change, 'path'>[]) {
  const groups = new Set(changes.map(({ path }) => path.split('/')[1] ?? ''));
  const screens = new Set(
    [...groups].flatMap((group): readonly string[] =>
      group in screensOf ? screensOf[group as keyof typeof screensOf] : [],
    ),
  );
  return previewRoutes.filter(({ path }) => screens.has(path));
}
