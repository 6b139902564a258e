import { render as renderAny } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '@/i18n/languages';
import { safeStorage } from '@/lib/safeStorage';
import { createStudioI18n, type Namespace, type Translate } from '@studio/i18n/texts';

/** A text that the studio does not have throws. */
async function create(language: Language) {
  const i18n = await createStudioI18n(
    safeStorage(() => undefined),
    (key) => {
      throw new Error(`no text ${key}`);
    },
  );
  await i18n.changeLanguage(language);
  return i18n;
}

const instances = { th: await create('th'), en: await create('en') };

/** Renders in Thai, as the studio starts, or in English. */
export const render = (content: ReactNode, language: Language = 'th') =>
  renderAny(content, {
    wrapper: ({ children }) => <I18nextProvider i18n={instances[language]}>{children}</I18nextProvider>,
  });

/** The texts of a namespace without a component. */
export const textsOf = <N extends Namespace>(language: Language, namespace: N) =>
  instances[language].getFixedT(language, namespace) as Translate<N>;
