import { useCallback } from 'react';
import { isRecord } from '#core/brand/json';
import type { SettingSchema } from '#schemas/brand/describe';
import { type TextOf, useTexts } from '@studio/i18n/texts';

/** Longest value that is spelt out, in characters. */
const LONG = 60;

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
    (value, schema, longest = LONG) => {
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
