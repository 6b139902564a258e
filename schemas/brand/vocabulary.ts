/** Keywords of our own that describe a setting to people and to the studio's form; they validate nothing. */

/** How the studio edits a value; without one, the type of the value decides. */
export const controls = [
  'colour',
  'image',
  'hostname',
  'origin',
  'url',
  'line-id',
  'time',
  'baht',
  'percent',
  'key',
  'day',
  'variant',
] as const;
export type Control = (typeof controls)[number];

/**
 * For `makeAjv()`: `ajv.addVocabulary([...brandVocabulary])`, so that strict mode accepts these keywords. The standard
 * keywords `title` and `description` are Thai; the English texts have keywords of their own.
 */
export const brandVocabulary = ['x-title-en', 'x-description-en', 'x-control'] as const;

export interface Label {
  readonly title: string;
  readonly 'x-title-en': string;
  readonly description: string;
  readonly 'x-description-en': string;
}

/** Name and help of a setting, Thai first. */
export const label = (th: string, en: string, helpTh: string, helpEn: string): Label => ({
  title: th,
  'x-title-en': en,
  description: helpTh,
  'x-description-en': helpEn,
});
