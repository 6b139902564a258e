import type { CallSpec } from '#schemas/api/callSpec';
import { callSpecs } from '#schemas/api/contract';
import { errorCodesOf } from '#schemas/api/commonErrors';
import { successSchema } from '#schemas/api/envelope';
import { type ErrorCode, errors } from '#schemas/api/errors';

const replayed = {
  'Idempotent-Replayed': {
    description: 'This is the first answer to the key, given again.',
    schema: { type: 'string', enum: ['true'] },
  },
};

/** The answers of a call: success, and its failures by status as references to shared answers. */
export function responses(key: string, spec: CallSpec): Record<string, object> {
  const answers: Record<string, object> = {
    200: {
      description: 'Success.',
      ...(spec.money && { headers: replayed }),
      ...(spec.file === undefined
        ? content(toOpenApi(successSchema(spec)))
        : { content: { [spec.file]: { schema: { type: 'string', format: 'binary' } } } }),
    },
  };
  for (const [status, codes] of byStatus(errorCodesOf(key, spec)))
    answers[status] = { $ref: `#/components/responses/${nameOf(codes)}` };
  return answers;
}

/** The failures that calls refer to: one for each set of codes that share a status. */
export function errorResponses(): Record<string, object> {
  const sets = Object.entries(callSpecs).flatMap(([key, spec]) => [
    ...byStatus(errorCodesOf(key, spec)).values(),
  ]);
  const answers = sets.map(
    (codes) => [nameOf(codes), { description: codes.join(', '), ...content(error) }] as const,
  );
  return Object.fromEntries(answers.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function byStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of [...codes].sort()) {
    const { status } = errors[code];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}

const nameOf = (codes: readonly ErrorCode[]) => codes.join('.');
const error = { $ref: '#/components/schemas/Error' };
const content = (schema: unknown) => ({ content: { 'application/json': { schema } } });

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
