/** Thai is the source; every other language has each of its texts. */
export const languages = ['th', 'en'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
