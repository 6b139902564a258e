import type { Language } from '@/i18n/languages';
import { createTestTexts } from '@backoffice/testing/testTexts';
import { createStudioI18n, type Namespace, type Translate } from '@studio/i18n/texts';

const texts = await createTestTexts(createStudioI18n);

/** Renders with the texts of the studio. */
export const { render } = texts;

export const textsOf = <N extends Namespace>(language: Language, namespace: N) =>
  texts.textsOf(language, namespace) as Translate<N>;
