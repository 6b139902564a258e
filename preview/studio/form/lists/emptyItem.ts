import type { SettingSchema } from '#schemas/brand/describe';
import type { JsonRecord } from '#brand/json';

/** A new item of a list: empty texts, and the picture of the one before it, since a picture cannot be empty. */
export function emptyItem(schema: SettingSchema, before: JsonRecord | undefined): JsonRecord {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, field]) => {
      if (field.properties) return [key, emptyItem(field, undefined)];
      return [key, field['x-control'] === 'image' ? (before?.[key] ?? 'placeholder.svg') : ''];
    }),
  );
}
