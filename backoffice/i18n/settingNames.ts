import { type SettingSchema, describe } from '#schemas/brand/describe';
import { pointerKeys } from '#core/brand/json';
import type { Language } from '@/i18n/languages';

/** Name of a setting in the language of the program. */
export const titleOf = (schema: SettingSchema | undefined, language: Language): string =>
  (language === 'th' ? schema?.title : schema?.['x-title-en']) ?? '';

/** `สีและรูปทรง › สีหลัก`; keys that the schema does not name, such as message ids, are shown unchanged. */
export function nameOf(path: string, language: Language): string {
  const keys = pointerKeys(path);
  return keys.map((key, i) => titleOf(describe(keys.slice(0, i + 1)), language) || key).join(' › ');
}
