import type { FromSchema as TypeOf, JSONSchema } from 'json-schema-to-ts';

/** A JSON Schema, written `as const`; strict Ajv compiles each of them in a test. */
export type JsonSchema = JSONSchema;

/** The TypeScript type of the values that a schema accepts. */
export type FromSchema<S> = S extends JSONSchema ? TypeOf<S> : never;
