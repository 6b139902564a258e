/** Changes the data of a response; for a list, every row. */
export type Break = (data: unknown) => unknown;

export interface NamedBreak {
  readonly name: string;
  readonly apply: Break;
}

/** A value of a wrong type, by the valid type. */
const wrong = { string: 7, number: 'x', boolean: 'x', list: {}, object: 'x', null: {} } as const;

/** Invalid replacements for the complete response data. */
export const completeBreaks: readonly NamedBreak[] = [null, [], {}, 'x', 7, true].map((value) => ({
  name: JSON.stringify(value),
  apply: () => value,
}));

/**
 * All cases with one broken place of this response, where list rows break together, plus unknown text in all strings.
 */
export function breaksOf(data: unknown): NamedBreak[] {
  const single = placesIn(data).flatMap(({ path, kind }) =>
    [null, wrong[kind], ...(kind === 'object' ? [{}] : [])].map((value) => ({
      name: `${path.join('.')} = ${JSON.stringify(value)}`,
      apply: (whole: unknown) => replaceAt(whole, path, value),
    })),
  );
  return [...single, { name: 'every text = "x"', apply: withUnknownWords }];
}

function withUnknownWords(value: unknown): unknown {
  if (typeof value === 'string') return 'x';
  if (Array.isArray(value)) return value.map(withUnknownWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withUnknownWords(inner)]));
}

type Kind = keyof typeof wrong;

interface Place {
  /** Field names; `*` for all rows of a list. */
  readonly path: readonly string[];
  readonly kind: Kind;
}

function placesIn(value: unknown, path: readonly string[] = []): Place[] {
  const here: Place[] = path.length > 0 ? [{ path, kind: kindOf(value) }] : [];
  if (Array.isArray(value)) {
    const inside = value.flatMap((row) => placesIn(row, [...path, '*']));
    const unique = new Map(inside.map((place) => [`${place.path.join('.')} ${place.kind}`, place]));
    return [...here, ...unique.values()];
  }
  if (typeof value !== 'object' || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...path, name]))];
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value as Kind;
}

function replaceAt(value: unknown, [first, ...rest]: readonly string[], by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value)) return value.map((row: unknown) => replaceAt(row, rest, by));
  if (typeof value !== 'object' || value === null || !(first in value)) return value;
  const fields = value as Record<string, unknown>;
  return { ...fields, [first]: replaceAt(fields[first], rest, by) };
}
