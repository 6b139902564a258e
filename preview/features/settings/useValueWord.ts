import { useCallback } from 'react';
import type { Namespaces } from '@studio/i18n/namespaces';
import { useTexts } from '@studio/i18n/useTexts';

type FormText = keyof Namespaces['form'];

/** What a fixed word of the schema is called by people. */
export function useValueWord(): (value: string) => string {
  const t = useTexts('form');
  return useCallback((value) => t(`value.${value}` as FormText), [t]);
}
