import { useTranslation } from 'react-i18next';
import { useCallback } from 'react';
import type { ApiError } from '#core/contract/apiError';
import type { Language } from '@/i18n/languages';
import type { Texts } from './createI18n';
import type * as th from './locales/th';

/** Keys as code names them; i18next adds `_one` and `_other` by `count`. */
type TextKey<T> = keyof T extends infer K ? (K extends `${infer Base}_other` ? Base : K & string) : never;

/** Keys whose text depends on a number. */
type PluralKey<T> = keyof T extends infer K ? (K extends `${infer Base}_other` ? Base : never) : never;

/** Keys whose text is always the same. */
export type PlainKey<T> = Exclude<TextKey<T>, PluralKey<T>>;

type Params = Readonly<Record<string, unknown>>;

/** Returns the text of a key, or of the first of several that exists, with its placeholders filled in. */
export interface TranslateTexts<T> {
  (key: PluralKey<T>, params: Params & { readonly count: number }): string;
  (key: PlainKey<T> | readonly TextKey<T>[], params?: Params): string;
}

/** Typed here and not by i18next's global types, because each program has texts of its own. */
export function useNamespace<T extends Texts>(namespace: string): TranslateTexts<T> {
  return useTranslation(namespace).t;
}

type Namespaces = typeof th;
export type Namespace = keyof Namespaces;
/** Keys of one part of the shared texts that need no number. */
export type TextOf<N extends Namespace> = PlainKey<Namespaces[N]>;
export type Translate<N extends Namespace> = TranslateTexts<Namespaces[N]>;

/** The texts of one part of what the staff programs share, in the current language. */
export const useTexts = <N extends Namespace>(namespace: N): Translate<N> =>
  useNamespace<Namespaces[N]>(namespace);

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

/** The language of the program itself; the studio's frames have their own. */
export function useLanguage() {
  const { i18n } = useTranslation();
  return {
    language: i18n.language as Language,
    setLanguage: (language: Language) => void i18n.changeLanguage(language),
  };
}
