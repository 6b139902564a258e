/** Thai is the source language; every other language has all of its texts. */
export const languages = ['th', 'en'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
