import { type Change, diff } from '#core/brand/diff';
import { imageName } from '#core/brand/imagePath';
import { isRecord, type JsonRecord, pointer, sameJson } from '#core/brand/json';
import type { Language } from '@/i18n/languages';

/** A difference between two versions of a list of items. Paths are those of the later version. */
type ListChange =
  | { readonly kind: 'added' | 'removed'; readonly item: JsonRecord; readonly place: number }
  | { readonly kind: 'edited'; readonly item: JsonRecord; readonly place: number; readonly change: Change }
  | { readonly kind: 'reordered'; readonly items: readonly JsonRecord[] };

/** Whether a value is a list of items with fields, whose differences are listed item by item. */
export const isItemList = (value: unknown): value is readonly JsonRecord[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord);

/** What turns one list into another, item by item. Items are recognized by their `id`, without one by their content. */
export function listChanges(
  before: readonly JsonRecord[],
  after: readonly JsonRecord[],
  path: string,
): readonly ListChange[] {
  const pairs = pairItems(before, after);
  const retained = pairs.filter((at) => at !== undefined);
  const isReordered = retained.some((at, i) => i > 0 && at < (retained[i - 1] ?? 0));
  return [
    ...before.flatMap((item, place) =>
      pairs.includes(place) ? [] : [{ kind: 'removed', item, place } as const],
    ),
    ...after.flatMap((item, place): ListChange[] => {
      const at = pairs[place];
      if (at === undefined) return [{ kind: 'added', item, place }];
      const changes = diff(before[at], item, pointer(path, place));
      return changes.map((change) => ({ kind: 'edited', item, place, change }));
    }),
    ...(isReordered ? [{ kind: 'reordered', items: after } as const] : []),
  ];
}

/** @returns for each later item the place of the earlier one that it continues. */
function pairItems(
  before: readonly JsonRecord[],
  after: readonly JsonRecord[],
): readonly (number | undefined)[] {
  const taken = new Set<number>();
  const take = (place: number): number | undefined => {
    if (place < 0 || taken.has(place)) return undefined;
    taken.add(place);
    return place;
  };
  if ([...before, ...after].every(({ id }) => typeof id === 'string'))
    return after.map(({ id }) => take(before.findIndex((item) => item['id'] === id)));
  const equal = after.map((item) =>
    take(before.findIndex((each, place) => !taken.has(place) && sameJson(each, item))),
  );
  // An edited item is not moved.
  return equal.map((at, place) => at ?? take(place < before.length ? place : -1));
}

/** The first text of an item in the given language, else its name, image or id; empty without any. */
export function itemName(item: JsonRecord, language: Language): string {
  const text = Object.values(item).find((each) => isRecord(each) && typeof each[language] === 'string');
  if (isRecord(text) && text[language] !== '') return String(text[language]);
  const { name, image, id } = item;
  if (typeof name === 'string' && name !== '') return name;
  if (typeof image === 'string' && image !== '') return imageName(image);
  return typeof id === 'string' ? id : '';
}
