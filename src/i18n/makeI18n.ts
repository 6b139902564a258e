import { createInstance, type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { SafeStorage } from '@/lib/safeStorage';
import { withBrandTexts, type BrandTexts, loadTexts, type Texts } from './loadTexts';
import { isLanguage } from './languages';
import { common } from './locales/th/common';
import type { Resources } from './resources';

export const LANGUAGE_KEY = 'language';
/** Said when words that are shown have become others. */
const WORDS_CHANGED = 'wordsChanged';

interface I18nOptions {
  readonly brand: BrandTexts;
  /** Where the choice of language lives; nothing is remembered without it. */
  readonly storage?: SafeStorage;
  /** Instead of the stored choice. */
  readonly lng?: string;
  /** Namespaces to fetch before the first render, beside `common`. */
  readonly namespaces?: readonly Namespace[];
}

export type Namespace = keyof Resources;

interface Wording {
  /** Unaltered texts by `language/namespace`, so that a brand can change its wording while open. */
  readonly originals: ReadonlyMap<string, Texts>;
  /** Which brand's words later namespaces get. */
  readonly setBrand: (brand: BrandTexts) => void;
}

/** By the store of an instance, since `useTranslation` hands out copies of the instance itself. */
const wordings = new WeakMap<i18n['store'], Wording>();

/** One i18next per app, no global: Thai first, namespaces fetched as pages need them, the brand's words on top. */
export async function makeI18n({ brand, storage, lng, namespaces = [] }: I18nOptions): Promise<i18n> {
  const instance = createInstance();
  const kept = new Map<string, Texts>([['th/common', common]]);
  const stored = lng ?? storage?.getItem(LANGUAGE_KEY);
  const language = isLanguage(stored) ? stored : 'th';
  let current = brand;

  instance.on('languageChanged', (next) => {
    storage?.setItem(LANGUAGE_KEY, next);
    // Told again what it knows, the browser styles the whole page anew.
    if (typeof document !== 'undefined' && document.documentElement.lang !== next)
      document.documentElement.lang = next;
  });
  await instance
    .use(backend(kept, () => current))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: ['th', 'en'],
      ns: ['common', ...namespaces],
      defaultNS: 'common',
      keySeparator: false,
      resources: { th: { common: withBrandTexts(common, brand, 'th', 'common') } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      // Not as words arrive: who needs them waits for them, and all others would be drawn anew with every file.
      react: { bindI18n: `languageChanged ${WORDS_CHANGED}` },
    });
  wordings.set(instance.store, { originals: kept, setBrand: (next) => (current = next) });
  return instance;
}

/** Shows the wording of another state of the brand in place; what does not differ stays untouched. */
export function setBrandTexts(instance: i18n, brand: BrandTexts): void {
  const wording = wordings.get(instance.store);
  wording?.setBrand(brand);
  let hasChanged = false;
  for (const [place, texts] of wording?.originals ?? []) {
    const [language = '', namespace = ''] = place.split('/');
    const next = withBrandTexts(texts, brand, language, namespace);
    const shown: unknown = instance.getResourceBundle(language, namespace);
    if (JSON.stringify(shown) === JSON.stringify(next)) continue;
    instance.removeResourceBundle(language, namespace);
    instance.addResourceBundle(language, namespace, next);
    hasChanged = true;
  }
  if (hasChanged) instance.emit(WORDS_CHANGED);
}

/** Fetches texts ahead of the page that needs them; a failure is left to the page itself. */
export async function preloadNamespaces(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  await instance.loadNamespaces([...namespaces]).catch(() => undefined);
}

function backend(kept: Map<string, Texts>, brand: () => BrandTexts): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, done) => {
      loadTexts(language, namespace).then(
        (texts) => {
          kept.set(`${language}/${namespace}`, texts);
          done(null, { ...withBrandTexts(texts, brand(), language, namespace) });
        },
        // `true`: try again, as a phone that was offline for a moment should.
        (failure: unknown) => done(failure instanceof Error ? failure : new Error(String(failure)), true),
      );
    },
  };
}
