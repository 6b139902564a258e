import type { Language } from '@/i18n/languages';
import { createI18n } from '@backoffice/i18n/createI18n';
import * as th from '@backoffice/i18n/locales/th';
import type { Namespace, Translate } from '@backoffice/i18n/texts';
import { createTestTexts } from './testTexts';

const texts = await createTestTexts((storage, onMissing) =>
  createI18n({ th, en: () => import('@backoffice/i18n/locales/en'), storage, onMissing }),
);

/** Renders with the texts that the staff programs share. */
export const { render } = texts;

export const textsOf = <N extends Namespace>(language: Language, namespace: N) =>
  texts.textsOf(language, namespace) as Translate<N>;
