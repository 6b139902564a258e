import { createInstance, type BackendModule, type i18n } from 'i18next';
import { isLanguage } from '@/i18n/languages';
import type { SafeStorage } from '@/lib/safeStorage';

export type Texts = Readonly<Record<string, string>>;
type Namespaces = Readonly<Record<string, Texts>>;

interface Options {
  /** Part of the first script: most staff read Thai, and a text that English lacks is shown in Thai. */
  readonly th: Namespaces;
  /** One chunk with all namespaces. */
  readonly en: () => Promise<Namespaces>;
  /** Remembers the language. */
  readonly storage: SafeStorage;
  /** Called with `namespace:key`; tests fail then. */
  readonly onMissing?: (key: string) => void;
}

const LANGUAGE_KEY = 'sala.studio.language';

/** The i18next instance of a staff program, with the texts of the remembered language loaded. */
export async function createI18n({ th, en, storage, onMissing }: Options): Promise<i18n> {
  const stored = storage.getItem(LANGUAGE_KEY);
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (_, namespace, done) => {
      en().then(
        (texts) => done(null, { ...texts[namespace] }),
        // `true` lets i18next try again, for a connection that was lost for a moment.
        (failure: unknown) => done(failure instanceof Error ? failure : new Error(String(failure)), true),
      );
    },
  };
  const instance = createInstance();
  instance.on('languageChanged', (language) => {
    document.documentElement.lang = language;
    storage.setItem(LANGUAGE_KEY, language);
  });
  // A provider passes it on. `initReactI18next` would make its settings the defaults of the member app too, where a test
  // loads both.
  await instance.use(backend).init({
    lng: isLanguage(stored) ? stored : 'th',
    fallbackLng: 'th',
    supportedLngs: ['th', 'en'],
    ns: Object.keys(th),
    resources: { th: { ...th } },
    partialBundledLanguages: true,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    // A placeholder without a value is retained, so that the caller can remove it.
    missingInterpolationHandler: (_text: string, [place]: RegExpExecArray) => place,
    react: { useSuspense: false },
    ...(onMissing && {
      saveMissing: true,
      missingKeyHandler: (_languages: unknown, namespace: string, key: string) =>
        onMissing(`${namespace}:${key}`),
    }),
  });
  return instance;
}
