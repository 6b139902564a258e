import { useCallback } from 'react';
import type { ApiError } from '@/api/apiError';
import type { ErrorCode } from '#schemas/api/errors';
import { useTexts } from './useTexts';
import { useLanguage } from './Language';

/** The sentence for a failed call: the server's own in Thai, by its code in English; a general one for the rest. */
export function useErrorText(): (error: Pick<ApiError, 'code' | 'message' | 'params'> | undefined) => string {
  const t = useTexts('errors');
  const { language } = useLanguage();
  return useCallback(
    (error) => {
      if (!error) return t('GENERIC');
      if (language === 'th' && error.message) return error.message;
      const code = error.code as ErrorCode;
      const text = t(code, error.params);
      return text === code ? t('GENERIC') : text;
    },
    [t, language],
  );
}
