import type { i18n } from 'i18next';
import type { MemberErrorCode } from '#schemas/api/errors';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What is read of an error: the client's own shape, or an entry of it. */
interface TellableError {
  readonly code: string;
  /** The server's Thai text. */
  readonly message?: string | undefined;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

/**
 * The sentence for a member, by the error's code in the member's language (ERR-10). A code that this version
 * does not know shows the server's Thai text, and in another language the general one. The `errors`
 * namespace must be loaded: call `useTranslation('errors')` in the component.
 */
export function errorText(instance: i18n, { code, message, params }: TellableError): string {
  const known = `errors:${code as MemberErrorCode}` as const;
  if (instance.exists(known)) return instance.t(known, { ...params });
  if (instance.language === 'th' && message) return message;
  return instance.exists('errors:GENERIC') ? instance.t('errors:GENERIC') : instance.t('service.unavailable');
}

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
