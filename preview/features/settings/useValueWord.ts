import { useCallback } from 'react';
import type { TextOf } from '@studio/i18n/texts';
import { useTexts } from '@studio/i18n/texts';

type FormText = TextOf<'form'>;

/** What a fixed word of the schema is called by people. */
export function useValueWord(): (value: string) => string {
  const t = useTexts('form');
  return useCallback((value) => t(`value.${value}` as FormText), [t]);
}
