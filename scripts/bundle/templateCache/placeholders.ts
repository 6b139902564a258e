import type { Brand } from '#schemas/brand/brand';

/** Of characters for private use: no text has them, and neither markup nor translation changes them. */
const [OPEN, CLOSE] = ['\ue000', '\ue001'];
/** Such a character in any form that a page may hold. */
const PRIVATE = /[\ue000-\uf8ff]|%EE%|%EF%(?:[89]|A[0-3])/i;
/** No sign that means something to the translation, nothing that would be cut off, and no shorter than a stand-in. */
const PLAIN = /^(?!\s)[^{}$\ue000-\uf8ff]{4,}(?<!\s)$/u;
/** Signs that make a stand-in longer than any word may be. */
const PADDING = '~'.repeat(300);

/** A brand with stand-ins for words that pages show as they are, and those words by their numbers. */
export interface Model {
  readonly brand: Brand;
  readonly words: readonly string[];
}

/** Placeholder of the nonce, which no brand contains. */
export const NONCE = `${OPEN}nonce${CLOSE}`;

/** Replaces the texts of a brand by placeholders. A text with markup is not replaced, so the brand gets its own template. */
export function modelOf(brand: Brand, length: 'short' | 'long' = 'short'): Model {
  const words: string[] = [];
  const padding = length === 'long' ? PADDING : '';
  // Equal texts have one number, because a page may compare them.
  const numberOf = (text: string) => (words.includes(text) ? words.indexOf(text) : words.push(text) - 1);
  const word = (text: string) => (PLAIN.test(text) ? `${OPEN}${numberOf(text)}${padding}${CLOSE}` : text);
  const thai = <T extends Brand['tagline']>(text: T): T => ({ ...text, th: word(text.th) });
  return {
    brand: {
      ...brand,
      displayName: word(brand.displayName),
      tagline: thai(brand.tagline),
      contacts: { line1: word(brand.contacts.line1), line2: word(brand.contacts.line2) },
      banners: brand.banners.map((banner) => ({
        ...banner,
        title: thai(banner.title),
        text: thai(banner.text),
      })),
    },
    words,
  };
}

/** Markup cut at its stand-ins: the text before each, and which it is; the text after the last. */
export interface Cut {
  readonly pieces: readonly { readonly before: string; readonly name: string; readonly inAddress: boolean }[];
  readonly end: string;
}

/** @returns undefined when a placeholder was changed, because the page did more than show it. */
export function cut(markup: string): Cut | undefined {
  const parts = markup.split(/\ue000(\w+)~*\ue001|%EE%80%80(\w+)~*%EE%80%81/);
  const pieces = [];
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [before = '', shown, addressed] = parts.slice(at, at + 3);
    pieces.push({ before, name: shown ?? addressed ?? '', inAddress: addressed !== undefined });
  }
  const end = parts.at(-1) ?? '';
  return [...pieces.map(({ before }) => before), end].some((text) => PRIVATE.test(text))
    ? undefined
    : { pieces, end };
}

/** Puts words and a nonce in the place of the stand-ins, written as React writes text and attributes. */
export function fill({ pieces, end }: Cut, words: readonly string[], nonce: string): string {
  const texts = pieces.map(({ before, name, inAddress }) => {
    const word = name === 'nonce' ? nonce : (words[Number(name)] ?? '');
    return before + escapeText(inAddress ? encodeURIComponent(word) : word);
  });
  return texts.join('') + end;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
