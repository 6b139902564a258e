import type { i18n } from 'i18next';
import { createI18n } from '@backoffice/i18n/createI18n';
import { type PlainKey, type TranslateTexts, useNamespace } from '@backoffice/i18n/texts';
import type { SafeStorage } from '@/lib/safeStorage';
import * as th from './locales/th';

export { useErrorText, useLanguage } from '@backoffice/i18n/texts';

type Namespaces = typeof th;
export type Namespace = keyof Namespaces;
/** Keys of one part of the studio's texts that need no number. */
export type TextOf<N extends Namespace> = PlainKey<Namespaces[N]>;
export type Translate<N extends Namespace> = TranslateTexts<Namespaces[N]>;

/** @param onMissing called with `namespace:key`; tests fail then. */
export function createStudioI18n(storage: SafeStorage, onMissing?: (key: string) => void): Promise<i18n> {
  return createI18n({ th, en: () => import('./locales/en'), storage, ...(onMissing && { onMissing }) });
}

/** The texts of one part of the studio in the language that is chosen now. */
export const useTexts = <N extends Namespace>(namespace: N): Translate<N> =>
  useNamespace<Namespaces[N]>(namespace);
