import type { SettingSchema } from '#schemas/brand/describe';
import type { JsonRecord } from '#core/brand/json';

/**
 * A new item of a list that its schema would take but for its texts, which are empty. What cannot be empty is that of
 * the item before it, since an image or a category is most likely the same.
 */
export function emptyItem(schema: SettingSchema, before: JsonRecord | undefined): JsonRecord {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, field]) => [key, emptyValue(key, field, before)]),
  );
}

function emptyValue(key: string, field: SettingSchema, before: JsonRecord | undefined): unknown {
  if (field.properties) return emptyItem(field, undefined);
  if (field['x-control'] === 'image') return before?.[key] ?? 'placeholder.svg';
  if (field['x-control'] === 'key') return key === 'id' ? freshKey() : (before?.[key] ?? '');
  if (field.enum) return field.enum[0];
  if (field.type === 'boolean') return false;
  if (Array.isArray(field.type) && field.type.includes('null')) return null;
  if (field.type === 'integer' || field.type === 'number')
    return (field as { minimum?: number }).minimum ?? 0;
  return '';
}

/** A generated id of twelve hexadecimal digits, so that ids are unique without being typed. */
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
