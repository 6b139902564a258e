import type { FromSchema as TypeOf, JSONSchema } from 'json-schema-to-ts';

type Properties = Readonly<Record<string, JsonSchema>>;

/**
 * A closed object: every property of the first map is required, those of the second are optional,
 * and any other key is an error (I2, I3).
 */
export function object<const R extends Properties, const O extends Properties = never>(
  required: R,
  optional?: O,
): ObjectSchema<R, O> {
  const names = Object.keys(required);
  const schema = {
    type: 'object',
    additionalProperties: false,
    ...(names.length > 0 && { required: names }),
    properties: { ...required, ...optional },
  };
  // `required: []` is omitted for tools that forbid it, although the type does not reflect that.
  return schema as unknown as ObjectSchema<R, O>;
}

/** A list; `maxItems` is the server's promise that no answer grows without end (D13). */
export function list<const S extends JsonSchema>(items: S, maxItems = 100) {
  return { type: 'array', items, maxItems } as const;
}

/** The same schema, or `null`; where it lists its values, `null` has to stand among them. */
export function nullable<const S extends object>(schema: S): S & { readonly nullable: true } {
  const words = 'enum' in schema &&
    Array.isArray(schema.enum) && { enum: [...(schema.enum as unknown[]), null] };
  return { ...schema, ...words, nullable: true };
}

/** One of these words. */
export function oneOf<const W extends readonly string[]>(words: W) {
  return { type: 'string', enum: words } as const;
}

export interface ObjectSchema<R, O> {
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly required: readonly (keyof R & string)[];
  readonly properties: [O] extends [never] ? R : R & O;
}

/** Schema keyword: the properties that the member app needs to use an object of an answer. */
export const essentialKeyword = 'x-essential';

interface WithProperties {
  readonly properties: object;
}

/**
 * The same object schema with its essential properties named. The member app drops a row that lacks one of them and
 * rejects an answer that does; back ends of other makers may leave any other property out. The keyword validates
 * nothing, since our own server sends every required property.
 */
export function essential<const S extends WithProperties, const Names extends keyof S['properties'] & string>(
  schema: S,
  ...names: readonly Names[]
): S & { readonly 'x-essential': readonly Names[] } {
  return { ...schema, [essentialKeyword]: names };
}

/** A JSON Schema, written `as const`; strict Ajv compiles each of them in a test. */
export type JsonSchema = JSONSchema;

/** The TypeScript type of the values that a schema accepts. */
export type FromSchema<S> = S extends JSONSchema ? TypeOf<S> : never;
