import { expect, test } from 'vitest';
import { isRecord } from '#core/brand/json';
import { brand } from '#schemas/brand/brand';
import { languages } from '@/i18n/languages';
import { form as en } from '@studio/i18n/locales/en/form';
import { form as th } from '@studio/i18n/locales/th/form';

/** Every word that a text setting of the brand file can be chosen from. */
function choicesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(choicesIn);
  if (!isRecord(schema)) return [];
  const own = schema['enum'];
  const words = Array.isArray(own) ? own.filter((word): word is string => typeof word === 'string') : [];
  return [...words, ...Object.values(schema).flatMap(choicesIn)];
}

test.each(languages)('every choice of a setting has a name in %s', (language) => {
  const texts: Readonly<Record<string, string>> = { th, en }[language];
  const choices = [...new Set(choicesIn(brand))];
  expect(choices).toContain('DEPOSIT_AND_BONUS');
  expect(
    choices.filter((word) => texts[`value.${word}`] === undefined),
    `Add “value.<choice>” to preview/i18n/locales/${language}/form.ts: the studio shows it as the label.`,
  ).toEqual([]);
});
