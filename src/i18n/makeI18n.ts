import { createInstance, type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { retryWhenOnline } from '@/lib/online';
import type { SafeStorage } from '@/lib/safeStorage';
import { withBrandTexts, type BrandTexts, loadTexts, type Texts } from './loadTexts';
import { isLanguage } from './languages';
import common from './locales/th/common.json';
import type { Resources } from './resources';

export const LANGUAGE_KEY = 'language';
/** Event emitted when displayed texts have changed. */
const WORDS_CHANGED = 'wordsChanged';

interface I18nOptions {
  readonly brand: BrandTexts;
  /** Stores the chosen language; without it nothing is persisted. */
  readonly storage?: SafeStorage;
  /** Overrides the stored language. */
  readonly lng?: string;
  /** Namespaces to load before the first render, in addition to `common`. */
  readonly namespaces?: readonly Namespace[];
}

export type Namespace = keyof Resources;

interface Wording {
  /** Original texts by `language/namespace`, so that the brand's overrides can change at run time. */
  readonly originals: ReadonlyMap<string, Texts>;
  /** The brand whose overrides apply to namespaces loaded later. */
  readonly setBrand: (brand: BrandTexts) => void;
}

/** Keyed by the instance's store, because `useTranslation` returns copies of the instance. */
const wordings = new WeakMap<i18n['store'], Wording>();

/** One i18next instance per app, no global: Thai first, namespaces loaded on demand, with the brand's overrides. */
export async function makeI18n({ brand, storage, lng, namespaces = [] }: I18nOptions): Promise<i18n> {
  const instance = createInstance();
  const originals = new Map<string, Texts>([['th/common', common]]);
  const stored = lng ?? storage?.getItem(LANGUAGE_KEY);
  const language = isLanguage(stored) ? stored : 'th';
  let current = brand;

  instance.on('languageChanged', (next) => {
    storage?.setItem(LANGUAGE_KEY, next);
    // Setting an unchanged language would make the browser recalculate the styles of the complete page.
    if (typeof document !== 'undefined' && document.documentElement.lang !== next)
      document.documentElement.lang = next;
  });
  await instance
    .use(backend(originals, () => current))
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
      ...(!import.meta.env.PROD && { missingInterpolationHandler: failOnMissingValue }),
      // Not bound to added resources: components that need them suspend, and all others would re-render with every
      // file.
      react: { bindI18n: `languageChanged ${WORDS_CHANGED}` },
    });
  wordings.set(instance.store, { originals, setBrand: (next) => (current = next) });
  return instance;
}

/** Reports a text that is rendered without one of its values, in development and tests. */
function failOnMissingValue(text: string): never {
  throw new Error(`a value is missing for “${text}”`);
}

/** Applies the texts of another revision of the brand in place; unchanged texts are untouched. */
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

/** Prefetches texts for a page; the page itself handles a failure. */
export async function preloadNamespaces(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  await instance.loadNamespaces([...namespaces]).catch(() => undefined);
}

function backend(originals: Map<string, Texts>, brand: () => BrandTexts): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, done) => {
      void retryWhenOnline(() => loadTexts(language, namespace)).then((texts) => {
        originals.set(`${language}/${namespace}`, texts);
        done(null, { ...withBrandTexts(texts, brand(), language, namespace) });
      });
    },
  };
}
