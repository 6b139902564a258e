import { expect, test } from 'vitest';
import { isRecord } from '#core/brand/json';
import { brand } from '#schemas/brand/brand';
import { languages } from '@/i18n/languages';
import en from '@studio/i18n/locales/en/form.json';
import th from '@studio/i18n/locales/th/form.json';

/** Every enum value of a text setting of the brand file. */
function choicesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(choicesIn);
  if (!isRecord(schema)) return [];
  const own = schema['enum'];
  const values = Array.isArray(own) ? own.filter((value): value is string => typeof value === 'string') : [];
  return [...values, ...Object.values(schema).flatMap(choicesIn)];
}

test.each(languages)('every choice of a setting has a name in %s', (language) => {
  const texts: Readonly<Record<string, string>> = { th, en }[language];
  const choices = [...new Set(choicesIn(brand))];
  expect(choices).toContain('DEPOSIT_AND_BONUS');
  expect(
    choices.filter((value) => texts[`value.${value}`] === undefined),
    `Add “value.<choice>” to preview/i18n/locales/${language}/form.json: the studio shows it as the label.`,
  ).toEqual([]);
});
