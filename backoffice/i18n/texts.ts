import { type PlainKey, type TranslateTexts, useNamespace } from './hooks';
import type * as th from './locales/th';

export { useErrorText, useLanguage } from './hooks';

type Namespaces = typeof th;
export type Namespace = keyof Namespaces;
/** Keys of one part of the shared texts that need no number. */
export type TextOf<N extends Namespace> = PlainKey<Namespaces[N]>;
export type Translate<N extends Namespace> = TranslateTexts<Namespaces[N]>;

/** The texts of one part of what the staff programs share, in the current language. */
export const useTexts = <N extends Namespace>(namespace: N): Translate<N> =>
  useNamespace<Namespaces[N]>(namespace);
