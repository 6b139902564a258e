import { groupIds, type GroupId, groupOf, groups } from '@studio/features/settings/groups';
import { matches } from '@backoffice/ui/SearchSelect';
import { isDrift, type Row } from './compare';
import { pointerKeys } from '#core/brand/json';
import type { SettingSchema } from '#schemas/brand/describe';
import type { Language } from '@/i18n/languages';
import { settingName } from '@studio/features/settings/settingNames';

/** One line of the table: a page of the form, or one of its settings. */
export type Line =
  | { readonly kind: 'group'; readonly group: GroupId; readonly drift: number; readonly isOpen: boolean }
  | { readonly kind: 'setting'; readonly group: GroupId; readonly row: Row };

interface Filter {
  readonly onlyDrift: boolean;
  /** Words that a setting's names, key or values must all hold. */
  readonly text: string;
  readonly closed: ReadonlySet<GroupId>;
}

/**
 * What the table shows, in the order of the form. A group counts its settings that differ, whether open or not; looking
 * for text opens all.
 * @param textsOf names and values of a setting, to be searched.
 */
export function linesOf(
  rows: readonly Row[],
  { onlyDrift, text, closed }: Filter,
  textsOf: (row: Row) => readonly string[],
): Line[] {
  const isWanted = (row: Row) =>
    (!onlyDrift || isDrift(row)) && (text.trim() === '' || matches(text.trim(), textsOf(row)));
  const byGroup = new Map<GroupId, Row[]>();
  for (const row of rows) {
    const group = groupOf(row.path);
    if (group === undefined || !isWanted(row)) continue;
    byGroup.set(group, [...(byGroup.get(group) ?? []), row]);
  }
  return groupIds.flatMap((group): Line[] => {
    const found = byGroup.get(group);
    if (!found) return [];
    const isOpen = text.trim() !== '' || !closed.has(group);
    const head: Line = { kind: 'group', group, drift: found.filter(isDrift).length, isOpen };
    return isOpen ? [head, ...found.map((row): Line => ({ kind: 'setting', group, row }))] : [head];
  });
}

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
