import { essentialKeyword } from '#schemas/common/schemaBuilders';
import { callKeys, callSpecs, type CallKey } from './contract';

/** A string, a moment or day that `Date` can read, a number, a boolean, or nothing at all. */
export type ScalarShape = 'string' | 'time' | 'number' | 'boolean' | 'nothing';

/** The shape of an answer, in as few bytes as possible, because the browser downloads it. */
export type Shape =
  | ScalarShape
  /** A list of such values. */
  | readonly [Shape]
  /** Such a value, or null. */
  | readonly [null, Shape]
  /** An object: `name!` is essential, `name?` may be omitted even by our own server; `*` stands for any name. */
  | { readonly [name: string]: Shape };

interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly nullable?: true;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | false;
  readonly [essentialKeyword]?: readonly string[];
}

/** The answer shapes of every call that a member's browser makes; the calls of the studio are left out. */
export function answerShapes(): Readonly<Partial<Record<CallKey, Shape>>> {
  const keys = callKeys.filter((key) => !/ \/api\/(staff|share)(\/|$)/.test(key));
  return Object.fromEntries(keys.map((key) => [key, shapeOf(callSpecs[key].data as JsonSchema)]));
}

/** @throws Error for a schema that has no shape, so that the build fails. */
export function shapeOf({ nullable, ...schema }: JsonSchema): Shape {
  return nullable ? [null, valueOf(schema)] : valueOf(schema);
}

function valueOf(schema: JsonSchema): Shape {
  switch (schema.type) {
    case 'array':
      if (!schema.items) break;
      return [shapeOf(schema.items)];
    case 'object':
      return schema.additionalProperties ? { '*': shapeOf(schema.additionalProperties) } : fieldsOf(schema);
    case 'string':
      return schema.format === 'date-time' || schema.format === 'date' ? 'time' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'nothing';
  }
  throw new Error(`The member app cannot read an answer with this schema: ${JSON.stringify(schema)}`);
}

function fieldsOf({ properties = {}, required = [], [essentialKeyword]: essential = [] }: JsonSchema): Shape {
  const mark = (name: string) => (essential.includes(name) ? '!' : required.includes(name) ? '' : '?');
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name + mark(name), shapeOf(schema)]),
  );
}
