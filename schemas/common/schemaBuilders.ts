import type { JsonSchema } from './schemaType';

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
  // `required: []` is omitted because OpenAPI 3.0 forbids it, although the type does not reflect that.
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
