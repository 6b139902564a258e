import { describe } from '#schemas/brand/describe';
import { previewRoutes, screensOfSetting } from '#schemas/preview/routes';
import type { Change } from '#core/brand/diff';
import { pointerKeys } from '#core/brand/json';
import type { Language } from '@/i18n/languages';
import { titleOf } from './settingNames';

/** `สีและรูปทรง › สีหลัก`; keys that the schema does not name, such as message ids, stand as they are. */
export function nameOf(path: string, language: Language): string {
  const keys = pointerKeys(path);
  return keys.map((key, i) => titleOf(describe(keys.slice(0, i + 1)), language) || key).join(' › ');
}

/** The screens that show what changes, in the order of the route table. */
export function screensOfChanges(changes: readonly Pick<Change, 'path'>[]) {
  const screens = new Set<string>(changes.flatMap(({ path }) => screensOfSetting(path)));
  return previewRoutes.filter(({ path }) => screens.has(path));
}
