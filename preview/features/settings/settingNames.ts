import { type SettingSchema, describe } from '#schemas/brand/describe';
import type { Language } from '@/i18n/languages';
import { titleOf } from '@backoffice/i18n/settingNames';
import { previewRoutes, screensOfSetting } from '#schemas/preview/routes';
import type { Change } from '#core/brand/diff';
import { pointerKeys, isRecord } from '#core/brand/json';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectResolved } from '@studio/core/draft/selectBrand';
import { type TextOf, useLanguage, useTexts } from '@studio/i18n/texts';
import { useAppTexts } from './appTexts';
import { useCallback } from 'react';

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

/** The screens that show what changes, in the order of the route table. */
export function screensOfChanges(changes: readonly Pick<Change, 'path'>[]) {
  const screens = new Set<string>(changes.flatMap(({ path }) => screensOfSetting(path)));
  return previewRoutes.filter(({ path }) => screens.has(path));
}

/** Longest text within a name, in characters. */
const LONGEST_TEXT = 40;

/** Names of settings that were picked on a screen; a text of the app is named by its wording. */
export function usePickedName(): (path: string) => string {
  const t = useTexts('form');
  const { language } = useLanguage();
  const texts = useAppTexts();
  const own = useStudioSelector((state) => selectResolved(state)?.brand.texts);
  return (path) => {
    const [group, spoken, id] = pointerKeys(path);
    if (group !== 'texts' || id === undefined) return settingName(pointerKeys(path), language);
    const said = spoken === 'en' ? 'en' : 'th';
    const text = own?.[said][id] ?? texts?.[said].get(id) ?? id;
    return t('picked.text', { text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text });
  };
}

/** Longest value that is spelt out, in characters. */
const LONGEST_VALUE = 60;

/**
 * Shows a value as text, for tooltips, search and sentences.
 * @returns a function whose third argument is the longest text in characters; longer ones are cut.
 */
export function useShownValue(): (
  value: unknown,
  schema: SettingSchema | undefined,
  longest?: number,
) => string {
  const t = useTexts('form');
  const nameOf = useValueName();
  return useCallback(
    (value, schema, longest = LONGEST_VALUE) => {
      const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
      if (typeof value === 'boolean') return t(value ? 'on' : 'off');
      if (value === null) return t('noLimit');
      if (typeof value === 'number') return value.toLocaleString('en-US');
      if (typeof value === 'string') {
        if (value === '') return t('empty');
        return schema?.enum ? nameOf(value) : cut(value);
      }
      if (Array.isArray(value))
        return schema?.items?.enum
          ? cut(value.map((item) => nameOf(String(item))).join(' · '))
          : t('items', { count: value.length });
      return isRecord(value) && typeof value['th'] === 'string'
        ? cut(value['th'])
        : t('items', { count: Object.keys(value ?? {}).length });
    },
    [t, nameOf],
  );
}

type FormText = TextOf<'form'>;

/** The display name of an enum value of the schema. */
export function useValueName(): (value: string) => string {
  const t = useTexts('form');
  return useCallback((value) => t(`value.${value}` as FormText), [t]);
}
