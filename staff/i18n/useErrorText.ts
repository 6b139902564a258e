import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';

/** Returns the message for a failed call: the server's own in Thai, by its code in English, else a general one. */
export function useErrorText(): (error: Pick<ApiError, 'code' | 'message' | 'params'> | undefined) => string {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (error) => {
      if (error && i18n.language === 'th' && error.message) return error.message;
      const code = error && i18n.exists(error.code, { ns: 'errors' }) ? error.code : 'GENERIC';
      return t(code, { ...error?.params });
    },
    [t, i18n],
  );
}
