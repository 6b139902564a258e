import type { Brand } from '#schemas/brand/brand';
import { pointer } from '../json';
import { nearestWord } from '../nearestWord';
import { error, mendedByRemoving, type Problem } from '../problem';

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
  const problem = error(
    'TEXT_UNKNOWN',
    path,
    [`ไม่มีข้อความรหัส ${id}`, `there is no message ${id}`],
    meant ? [`หมายถึง ${meant} หรือไม่`, `did you mean ${meant}?`] : ['ลบข้อความนี้', 'remove it'],
  );
  return meant ? problem : mendedByRemoving(problem);
}

function unknownPlaceholder(path: string, strange: readonly string[], known: readonly string[]): Problem {
  const names = known.map((name) => `{{${name}}}`).join(' ');
  return error(
    'TEXT_PLACEHOLDER',
    path,
    [`ข้อความนี้ไม่มีตัวแปร ${strange.join(', ')}`, `this message has no placeholder ${strange.join(', ')}`],
    names ? [`ใช้ได้เฉพาะ ${names}`, `use only ${names}`] : ['ลบตัวแปรออก', 'remove it'],
  );
}
