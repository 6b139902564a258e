import { useCallback } from 'react';
import { isRecord } from '#core/brand/json';
import type { SettingSchema } from '#schemas/brand/describe';
import { useTexts } from '@studio/i18n/texts';
import { useValueWord } from './useValueWord';

/** Longest value that is spelt out, in characters. */
const LONG = 60;

/** A value in words, for tooltips, search and sentences. */
export function useShownValue(): (value: unknown, schema: SettingSchema | undefined) => string {
  const t = useTexts('form');
  const word = useValueWord();
  return useCallback(
    (value, schema) => {
      if (typeof value === 'boolean') return t(value ? 'on' : 'off');
      if (value === null) return t('noLimit');
      if (typeof value === 'number') return value.toLocaleString('en-US');
      if (typeof value === 'string') {
        if (value === '') return t('empty');
        return schema?.enum ? word(value) : cut(value);
      }
      if (Array.isArray(value))
        return schema?.items?.enum
          ? cut(value.map((item) => word(String(item))).join(' · '))
          : t('items', { count: value.length });
      return isRecord(value) && typeof value['th'] === 'string'
        ? cut(value['th'])
        : t('items', { count: Object.keys(value ?? {}).length });
    },
    [t, word],
  );
}

const cut = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);
