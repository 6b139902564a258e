import type { i18n } from 'i18next';
import type { MemberErrorCode } from '#schemas/api/errors';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The used part of an error: the client's own shape, or an entry of it. */
interface DisplayableError {
  readonly code: string;
  /** The server's Thai text. */
  readonly message?: string | undefined;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

/**
 * The text of an error code in the member's language. An unknown code shows the server's Thai text, and in another
 * language the general text. The `errors` namespace must be loaded: call `useTranslation('errors')` in the component.
 */
export function errorText(instance: i18n, { code, message, params }: DisplayableError): string {
  const known = `errors:${code as MemberErrorCode}` as const;
  if (instance.exists(known)) return instance.t(known, { ...params });
  if (instance.language === 'th' && message) return message;
  return instance.exists('errors:GENERIC') ? instance.t('errors:GENERIC') : instance.t('service.unavailable');
}

/**
 * Text of a failed call for a screen that shows the server's own text, verbatim in Thai. Without one, or in another
 * language, the text is derived from the code.
 */
export function useErrorText(): (error: DisplayableError) => string {
  const { i18n } = useTranslation('errors');
  return useCallback(
    (error) => (i18n.language === 'th' && error.message ? error.message : errorText(i18n, error)),
    [i18n],
  );
}
