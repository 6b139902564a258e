import { describe, type SettingSchema } from '#schemas/brand/describe';
import { isRecord } from './json';

/** Maximum line length of a brand file, as in the repository's formatter. */
const WIDTH = 110;

/**
 * A brand file as text: keys in the order of the schema, short values on one line, one newline at the end. Equal
 * files give equal bytes, so an export that is imported and exported again is the same file.
 */
export function formatBrandFile(file: unknown): string {
  return `${write(inOrder(file, describe([])), 0, 0, true)}\n`;
}

/** Keys in the order of the schema, then the others by name; `$schema` comes first. */
function inOrder(value: unknown, schema: SettingSchema | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(item, schema?.items));
  if (!isRecord(value)) return value;
  const listed = ['$schema', ...Object.keys(schema?.properties ?? {})].filter((key) =>
    Object.hasOwn(value, key),
  );
  const others = Object.keys(value)
    .filter((key) => !listed.includes(key))
    .sort();
  const free = typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  return Object.fromEntries(
    [...listed, ...others].map((key) => [key, inOrder(value[key], schema?.properties?.[key] ?? free)]),
  );
}

/** @param used columns taken before the value on its line. */
function write(value: unknown, depth: number, used: number, root = false): string {
  const flat = inline(value);
  if (flat !== undefined && !root && used + flat.length + 1 <= WIDTH) return flat;
  const pad = '  '.repeat(depth + 1);
  const end = `\n${'  '.repeat(depth)}`;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => pad + write(item, depth + 1, pad.length)).join(',\n')}${end}]`;
  }
  if (!isRecord(value)) return JSON.stringify(value);
  const lines = Object.entries(value).map(([key, item]) => {
    const name = `${pad}${JSON.stringify(key)}: `;
    return name + write(item, depth + 1, name.length);
  });
  return `{\n${lines.join(',\n')}${end}}`;
}

/** One-line form of a value that contains only scalars. */
function inline(value: unknown): string | undefined {
  if (Array.isArray(value))
    return value.some(isNested) ? undefined : `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  if (entries.some(([, item]) => isNested(item))) return undefined;
  return `{ ${entries.map(([key, item]) => `${JSON.stringify(key)}: ${JSON.stringify(item)}`).join(', ')} }`;
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;
