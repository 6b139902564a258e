import type { Brand } from '#schemas/brand/brand';
import { nearestWord } from '../nearestWord';
import { pointer } from '../json';
import { error, type Problem } from '../problem';

/**
 * Overrides of messages that do not exist would never show.
 * @param known every message id of the product, as `namespace:id`.
 */
export function checkTexts({ texts }: Brand, known: ReadonlySet<string>): Problem[] {
  return (['th', 'en'] as const).flatMap((language) =>
    Object.keys(texts[language])
      .filter((id) => !known.has(id))
      .map((id) => unknownText(pointer(`/texts/${language}`, id), id, known)),
  );
}

function unknownText(path: string, id: string, known: ReadonlySet<string>): Problem {
  const meant = nearestWord(id, [...known]);
  return error(
    'TEXT_UNKNOWN',
    path,
    [`ไม่มีข้อความรหัส ${id}`, `there is no message ${id}`],
    meant ? [`หมายถึง ${meant} หรือไม่`, `did you mean ${meant}?`] : ['ลบข้อความนี้', 'remove it'],
  );
}
