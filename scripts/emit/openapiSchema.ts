/** A draft-07 schema as OpenAPI 3.0 writes it: no `null` type and no list of types. */
export function toOpenApi(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toOpenApi);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { type, ...rest } = schema as Record<string, unknown>;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, toOpenApi(value)]));
  if (type === 'null') return { ...inner, nullable: true, enum: [null] };
  if (Array.isArray(type)) return { ...inner, anyOf: type.map((one) => toOpenApi({ type: one as unknown })) };
  return typeof type === 'string'
    ? { type, ...inner }
    : { ...(type !== undefined && { type: toOpenApi(type) }), ...inner };
}
