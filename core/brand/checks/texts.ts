import type { Brand } from '#schemas/brand/brand';
import { pointer } from '../json';
import { nearestWord } from '../nearestWord';
import { mendedByRemoving, problem, type Problem } from '../problem';

/** Messages of the product: `namespace:id` → its Thai text. */
export type Messages = ReadonlyMap<string, string>;

/** Overrides of messages that do not exist would never show, and unknown placeholders would show as they are. */
export function checkTexts({ texts }: Brand, messages: Messages): Problem[] {
  return (['th', 'en'] as const).flatMap((language) =>
    Object.entries(texts[language]).flatMap(([id, text]) => {
      const path = pointer(`/texts/${language}`, id);
      const original = messages.get(id);
      if (original === undefined) return [unknownText(path, id, messages)];
      const known = placeholders(original);
      const strange = placeholders(text).filter((name) => !known.includes(name));
      return strange.length > 0 ? [unknownPlaceholder(path, strange, known)] : [];
    }),
  );
}

/** Names within `{{…}}`. */
function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name ?? '');
}

function unknownText(path: string, id: string, messages: Messages): Problem {
  const meant = nearestWord(id, [...messages.keys()]);
  return meant
    ? problem('TEXT_UNKNOWN', path, { id, meant })
    : mendedByRemoving(problem('TEXT_UNKNOWN.remove', path, { id }));
}

function unknownPlaceholder(path: string, strange: readonly string[], known: readonly string[]): Problem {
  const params = { strange: strange.join(', '), known: known.map((name) => `{{${name}}}`).join(' ') };
  return problem(known.length > 0 ? 'TEXT_PLACEHOLDER' : 'TEXT_PLACEHOLDER.none', path, params);
}
