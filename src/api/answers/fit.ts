import type { ScalarShape, Shape } from '#schemas/api/answerShapes';

/**
 * The part of a response that has the shape of the contract; undefined if it is unusable. The rules:
 * - A value of another type counts as missing, and so do null, a non-finite number and an invalid date.
 * - A missing required list becomes empty, a missing required nullable field becomes null, a missing required object
 * without essential fields becomes empty; any other missing field is absent.
 * - An object without one of its essential fields is unusable: a row is dropped, a field is absent, a complete response
 * is rejected.
 * - Unknown fields are dropped.
 */
export function fit(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'string') return scalars[shape](value);
  if (isNullable(shape)) return isMissing(value) ? null : fit(shape[1], value);
  if (isList(shape)) return isMissing(value) ? [] : Array.isArray(value) ? rows(shape[0], value) : undefined;
  const given = isMissing(value) ? {} : value;
  return isRecord(given) ? fields(shape, given) : undefined;
}

/** The same for a part of a response: invalid values count as missing. */
function fitPart(shape: Shape, value: unknown): unknown {
  const fitting = fit(shape, value);
  return fitting === undefined ? fit(shape, undefined) : fitting;
}

function rows(shape: Shape, list: readonly unknown[]): unknown[] {
  return list.map((row) => fitPart(shape, row)).filter((row) => row !== undefined);
}

function fields(shape: Fields, given: Given): Given | undefined {
  const each = shape['*'];
  if (each) return entries(Object.keys(given).map((name) => [name, fitPart(each, given[name])]));
  const fitting: [string, unknown][] = [];
  for (const key of Object.keys(shape)) {
    const inner = shape[key] as Shape;
    const name = key.replace(/[!?]$/, '');
    // Only own properties are part of the response.
    const value = Object.prototype.hasOwnProperty.call(given, name) ? given[name] : undefined;
    const part = key === name ? fitPart(inner, value) : fitPresent(inner, value);
    if (part === undefined && key.endsWith('!')) return undefined;
    fitting.push([name, part]);
  }
  return entries(fitting);
}

/** For a field without a default. */
function fitPresent(shape: Shape, value: unknown): unknown {
  return value === undefined || (value === null && !isNullable(shape)) ? undefined : fit(shape, value);
}

type Fields = { readonly [name: string]: Shape };
type Given = Record<string, unknown>;

/** `Object.fromEntries` defines properties, so that `__proto__` is an ordinary name. */
const entries = (all: [string, unknown][]): Given =>
  Object.fromEntries(all.filter(([, value]) => value !== undefined));

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;
const isNullable = (shape: Shape): shape is readonly [null, Shape] =>
  Array.isArray(shape) && shape.length === 2;
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape) && shape.length === 1;

const isRecord = (value: unknown): value is Given => typeof value === 'object' && !Array.isArray(value);

const scalars: Readonly<Record<ScalarShape, (value: unknown) => unknown>> = {
  string: (value) => (typeof value === 'string' ? value : undefined),
  time: (value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined),
  number: (value) => (Number.isFinite(value) ? value : undefined),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  nothing: () => null,
};
