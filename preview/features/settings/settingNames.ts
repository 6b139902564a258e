import { type SettingSchema, describe } from '#schemas/brand/describe';
import type { Language } from '@/i18n/languages';
import { previewRoutes, screensOfSetting } from '#schemas/preview/routes';
import type { Change } from '#core/brand/diff';
import { pointerKeys } from '#core/brand/json';

/** Name of a setting in the language of the studio. */
export const titleOf = (schema: SettingSchema | undefined, language: Language): string =>
  (language === 'th' ? schema?.title : schema?.['x-title-en']) ?? '';

/**
 * Help of a setting. References to the specification are for developers, and help that only repeats the title adds
 * nothing.
 */
export function helpOf(schema: SettingSchema | undefined, language: Language): string {
  const help = (language === 'th' ? schema?.description : schema?.['x-description-en']) ?? '';
  const plain = help.replace(/\s*\([A-Z]{3}-\d+\)$/, '');
  const title = titleOf(schema, language).toLowerCase();
  return plain.toLowerCase().replace(/^(เปิดใช้|switches on: )/, '') === title ? '' : plain;
}

/**
 * The names on the way to a setting, such as "Theme › Accent colour"; a place in a list is its number.
 * @param from the number of leading names to omit.
 */
export const settingName = (keys: readonly string[], language: Language, from = 0): string =>
  keys
    .map((key, i) => {
      const isPlace = /^\d+$/.test(key) && keys[i - 1] !== 'levels';
      return isPlace ? String(Number(key) + 1) : titleOf(describe(keys.slice(0, i + 1)), language) || key;
    })
    .slice(from)
    .join(' › ');

/** `สีและรูปทรง › สีหลัก`; keys that the schema does not name, such as message ids, are shown unchanged. */
export function nameOf(path: string, language: Language): string {
  const keys = pointerKeys(path);
  return keys.map((key, i) => titleOf(describe(keys.slice(0, i + 1)), language) || key).join(' › ');
}

/** The screens that show what changes, in the order of the route table. */
export function screensOfChanges(changes: readonly Pick<Change, 'path'>[]) {
  const screens = new Set<string>(changes.flatMap(({ path }) => screensOfSetting(path)));
  return previewRoutes.filter(({ path }) => screens.has(path));
}
