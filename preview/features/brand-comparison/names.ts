import { pointerKeys } from '#core/brand/json';
import type { SettingSchema } from '#schemas/brand/describe';
import type { Language } from '@/i18n/languages';
import { type GroupId, groups } from '@studio/features/settings/groups';
import { settingName } from '@studio/features/settings/settingNames';
import type { Row } from './compare';

/** Name of a setting without the heading of its page. */
export function nameInGroup(path: string, group: GroupId, language: Language): string {
  const keys = pointerKeys(path);
  const isAlone = groups[group].length === 1;
  return settingName(keys, language, isAlone && keys.length > 1 ? 1 : 0);
}

/** All that a setting is found by: names in both languages, its path, and its values as they are shown. */
export function searchedTexts(
  { path, schema, cells }: Row,
  language: Language,
  show: (value: unknown, schema: SettingSchema) => string,
): string[] {
  const keys = pointerKeys(path);
  const values = new Map(cells.map(({ key, value }) => [key, value]));
  return [
    settingName(keys, language),
    settingName(keys, language === 'th' ? 'en' : 'th'),
    path,
    ...[...values.values()].map(
      (value) => `${show(value, schema)} ${typeof value === 'string' ? value : ''}`,
    ),
  ];
}
