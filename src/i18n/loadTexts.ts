import { errorTexts } from '#core/contract/errorTexts';
import type { Brand } from '#schemas/brand/brand';

/** Texts of one namespace in one language, by id. */
export type Texts = Readonly<Record<string, string>>;

// Thai `common` is part of the first script.
const files = import.meta.glob<Texts>(['./locales/*/*.json', '!./locales/th/common.json'], {
  import: 'default',
});

/**
 * Loads the texts of a namespace: its own chunk, so that a page loads only its own texts.
 * @throws Error when the file does not exist, which the typed names prevent.
 */
export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  if (language === 'th' && namespace === 'errors')
    return errorTexts((await import('#schemas/api/memberErrors')).memberErrors);
  const texts = await files[`./locales/${language}/${namespace}.json`]?.();
  if (!texts) throw new Error(`no texts for ${language}/${namespace}`);
  return texts;
}

/** The part of a brand that overrides texts. */
export type BrandTexts = Pick<Brand, 'texts'>;

/** The namespace's texts with the brand's overrides, whose ids are `namespace:id`. */
export function withBrandTexts(texts: Texts, brand: BrandTexts, language: string, namespace: string): Texts {
  const overrides = language === 'th' ? brand.texts.th : language === 'en' ? brand.texts.en : {};
  const prefix = `${namespace}:`;
  const own = Object.entries(overrides).filter(([id]) => id.startsWith(prefix));
  if (own.length === 0) return texts;
  return { ...texts, ...Object.fromEntries(own.map(([id, text]) => [id.slice(prefix.length), text])) };
}
