import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, type TellableError } from './errorText';

/**
 * Text of a failed call for a screen that passes the server's own words on, verbatim in Thai (ERR-07).
 * Where there are none, or in another language, the text follows from the code.
 */
export function useErrorText(): (error: TellableError) => string {
  const { i18n } = useTranslation('errors');
  return useCallback(
    (error) => (i18n.language === 'th' && error.message ? error.message : errorText(i18n, error)),
    [i18n],
  );
}
