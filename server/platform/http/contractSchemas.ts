import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { ErrorObject } from 'ajv';
import { makeAjv } from '#schemas/ajv';
import type { CallSpec } from '#schemas/api/callSpec';
import { successSchema } from '#schemas/api/envelope';

/**
 * The schemas of the contract, compiled. Each on first use, because compiling all takes half of the time in which a
 * server starts; and once in a process, which may build more than one server.
 */
const ajv = makeAjv({ allErrors: true });
const responses = new WeakMap<object, object>();
const serializers = new WeakMap<object, (data: object) => string>();

/** The schema of a call's response: always the same object for the same call. */
export function responseSchema(spec: CallSpec): object {
  return found(responses, spec, () => successSchema(spec));
}

/** @returns the errors of this input, none when it is valid. */
export function schemaErrors(schema: object, input: unknown): readonly ErrorObject[] {
  const validate = ajv.compile(schema);
  return validate(input) ? [] : (validate.errors ?? []);
}

/** Errors in one line. */
export const errorsText = (errors: readonly ErrorObject[]): string => ajv.errorsText([...errors]);

/** @returns JSON with the fields of the schema only. */
export function serialize(schema: object, data: unknown): string {
  return found(serializers, schema, () => fastJsonStringify(schema as Schema))(data as object);
}

function found<T>(cache: WeakMap<object, T>, key: object, make: () => T): T {
  const known = cache.get(key) ?? make();
  cache.set(key, known);
  return known;
}
