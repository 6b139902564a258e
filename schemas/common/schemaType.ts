/** A JSON Schema, written `as const`; strict Ajv compiles each of them in a test. */
export type JsonSchema = object;

/** The TypeScript type of the values that a schema accepts, for the keywords that the contract uses. */
export type FromSchema<S> = S extends { readonly nullable: true } ? ValueOf<S> | null : ValueOf<S>;

type ValueOf<S> = S extends { readonly const: infer Only }
  ? Only
  : S extends { readonly enum: readonly (infer Word)[] }
    ? Word
    : S extends { readonly properties: infer P }
      ? ObjectOf<P, S extends { readonly required: readonly (infer Name)[] } ? Name : never>
      : S extends { readonly type: 'object'; readonly additionalProperties: infer Each }
        ? Record<string, Each extends true ? unknown : FromSchema<Each>>
        : S extends { readonly type: 'array'; readonly items: infer Item }
          ? FromSchema<Item>[]
          : S extends { readonly type: infer Type }
            ? Named<Type extends readonly (infer Each)[] ? Each : Type>
            : unknown;

type ObjectOf<P, Required> = Flat<
  { -readonly [Name in keyof P as Name extends Required ? Name : never]: FromSchema<P[Name]> } & {
    -readonly [Name in keyof P as Name extends Required ? never : Name]?: FromSchema<P[Name]>;
  }
>;

/** One object type instead of an intersection, which is cheaper to compare and easier to read in messages. */
type Flat<T> = { [Name in keyof T]: T[Name] };

type Named<Type> = Type extends 'string'
  ? string
  : Type extends 'number' | 'integer'
    ? number
    : Type extends 'boolean'
      ? boolean
      : Type extends 'null'
        ? null
        : unknown;
