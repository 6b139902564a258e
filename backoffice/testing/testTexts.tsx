import { render as renderAny } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '@/i18n/languages';
import { type SafeStorage, safeStorage } from '@/lib/safeStorage';

type Create = (storage: SafeStorage, onMissing: (key: string) => void) => Promise<i18n>;

/** The texts of a staff program for its tests. A text that the program does not have throws. */
export async function createTestTexts(createProgramI18n: Create) {
  const create = async (language: Language) => {
    const instance = await createProgramI18n(
      safeStorage(() => undefined),
      (key) => {
        throw new Error(`no text ${key}`);
      },
    );
    await instance.changeLanguage(language);
    return instance;
  };
  const instances = { th: await create('th'), en: await create('en') };
  return {
    /** Renders in Thai, as the programs start, or in English. */
    render: (content: ReactNode, language: Language = 'th') =>
      renderAny(content, {
        wrapper: ({ children }) => <I18nextProvider i18n={instances[language]}>{children}</I18nextProvider>,
      }),
    /** The texts of a namespace without a component. */
    textsOf: (language: Language, namespace: string) => instances[language].getFixedT(language, namespace),
  };
}
