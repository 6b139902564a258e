import { namedSchemas } from './namedSchemas';

/** Names by the text of their schema, because a copy of a schema counts as the same. */
const names: ReadonlyMap<string, string> = new Map(
  [...namedSchemas].map(([name, schema]) => [JSON.stringify(schema), name]),
);
const nothing = { type: 'null' };

/** A schema of the contract as OpenAPI 3.1 writes it: references to named schemas, and `null` as a type. */
export function toOpenApi(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toOpenApi);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...own } = schema as Readonly<Record<string, unknown>>;
  const name = names.get(JSON.stringify(own));
  const converted = name === undefined ? convertParts(own) : { $ref: `#/components/schemas/${name}` };
  if (nullable !== true) return converted;
  return name === undefined && typeof own['type'] === 'string'
    ? { ...converted, type: [own['type'], nothing.type] }
    : { anyOf: [converted, nothing] };
}

/** The schemas that others refer to, by name. */
export function schemaComponents(): Record<string, object> {
  return Object.fromEntries(
    [...namedSchemas]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, schema]) => [name, convertParts(schema)]),
  );
}

const convertParts = (schema: object): object =>
  Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, toOpenApi(value)]));
