import type { Brand } from '#schemas/brand/brand';
import type { Texts } from './loadTexts';

/** The part of a brand that changes wording. */
export type BrandTexts = Pick<Brand, 'texts'>;

/** The namespace's own texts with those that the brand says otherwise; its ids are `namespace:id`. */
export function withBrandTexts(texts: Texts, brand: BrandTexts, language: string, namespace: string): Texts {
  const overrides = language === 'th' ? brand.texts.th : language === 'en' ? brand.texts.en : {};
  const prefix = `${namespace}:`;
  const own = Object.entries(overrides).filter(([id]) => id.startsWith(prefix));
  if (own.length === 0) return texts;
  return { ...texts, ...Object.fromEntries(own.map(([id, text]) => [id.slice(prefix.length), text])) };
}
