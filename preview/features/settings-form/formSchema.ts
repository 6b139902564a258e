import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { pointer } from '#brand/json';
import { describe, type SettingSchema } from '#schemas/brand/describe';
import type { Language } from '@/i18n/languages';
import { isComposite, kindOf } from '@studio/features/settings/kinds';
import { helpOf, titleOf } from '@studio/features/settings/settingNames';

/** The part of the brand schema that one page of the form edits, named in the language of the studio. */
export function formSchema(keys: readonly string[], language: Language): RJSFSchema {
  return { type: 'object', properties: named(pick(keys), language) };
}

/** Which of our fields draws each setting; what has none is a group, drawn setting by setting. Nothing is submitted. */
export function formUi(keys: readonly string[]): UiSchema {
  return { ...uiOf(pick(keys), ''), 'ui:submitButtonOptions': { norender: true } };
}

type Properties = Readonly<Record<string, SettingSchema>>;

function pick(keys: readonly string[]): Properties {
  return Object.fromEntries(
    keys.map((key) => {
      const schema = describe([key]);
      if (!schema) throw new RangeError(`the brand has no ${key}`);
      return [key, schema];
    }),
  );
}

function named(properties: Properties, language: Language): Record<string, RJSFSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => {
      const { type, properties: below } = schema;
      const title = titleOf(schema, language);
      const description = helpOf(schema, language);
      return [key, { type, title, description, ...(below && { properties: named(below, language) }) }];
    }),
  ) as Record<string, RJSFSchema>;
}

function uiOf(properties: Properties, parent: string): UiSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => {
      const path = pointer(parent, key);
      const kind = kindOf(path, schema);
      if (kind) return [key, { 'ui:field': isComposite(kind) ? kind : 'setting' }];
      return [key, uiOf(schema.properties ?? {}, path)];
    }),
  );
}
