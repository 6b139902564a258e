import type { CallSpec } from '#schemas/api/callSpec';
import { callSpecs } from '#schemas/api/contract';
import { errorCodesOf, generalErrors } from '#schemas/api/commonErrors';
import { successSchema } from '#schemas/api/envelope';
import { type ErrorCode, errors } from '#schemas/api/errors';
import { toOpenApi } from './toOpenApi';

const REPLAYED = 'Idempotent-Replayed';

export const responseHeaders = {
  [REPLAYED]: {
    description: 'This is the first answer to the key, given again.',
    schema: { type: 'string', enum: ['true'] },
  },
};

/** Envelopes of successful answers, without their data. */
export const envelopes = { Success: envelopeOf({}), SuccessPage: envelopeOf({ paged: true }) };

/** The failures that any call may have. */
const GENERAL = 'Failure';

/** The answers of a call: success, its own failures by status as references to shared answers, and the general ones. */
export function responses(key: string, spec: CallSpec): Record<string, object> {
  const answers: Record<string, object> = {
    200: {
      description: 'Success.',
      ...(spec.money && { headers: { [REPLAYED]: { $ref: `#/components/headers/${REPLAYED}` } } }),
      ...contentOf(spec),
    },
  };
  for (const [status, codes] of byStatus(errorCodesOf(key, spec)))
    answers[status] = { $ref: `#/components/responses/${nameOf(codes)}` };
  return { ...answers, default: { $ref: `#/components/responses/${GENERAL}` } };
}

function contentOf(spec: CallSpec): object {
  if (spec.file !== undefined)
    return { content: { [spec.file]: { schema: { type: 'string', format: 'binary' } } } };
  if (spec.stream) return { content: { 'text/event-stream': { schema: toOpenApi(spec.data) } } };
  return content(successOf(spec));
}

function successOf({ data, paged }: CallSpec): object {
  const envelope = { $ref: `#/components/schemas/${paged ? 'SuccessPage' : 'Success'}` };
  return { allOf: [envelope, { type: 'object', required: ['data'], properties: { data: toOpenApi(data) } }] };
}

/** Open for `data`, which the answer of each call adds. */
function envelopeOf(kind: Pick<CallSpec, 'paged'>): object {
  const { required, properties } = successSchema({ ...kind, data: {} });
  const { data: _, ...others } = properties;
  return {
    type: 'object',
    required: required.filter((name) => name !== 'data'),
    properties: toOpenApi(others),
  };
}

/** The failures that calls refer to: one for each set of codes that share a status. */
export function errorResponses(): Record<string, object> {
  const sets = Object.entries(callSpecs).flatMap(([key, spec]) => [
    ...byStatus(errorCodesOf(key, spec)).values(),
  ]);
  const describe = (codes: readonly ErrorCode[]) => ({ description: codes.join(', '), ...content(error) });
  const answers = sets
    .map((codes) => [nameOf(codes), describe(codes)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...Object.fromEntries(answers), [GENERAL]: describe([...generalErrors].sort()) };
}

/** The codes of a call that are not general. */
function byStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes.filter((code) => !generalErrors.has(code)).sort()) {
    const { status } = errors[code];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}

/** Sets of more than two codes, each named after its first one with a number. */
const longSets = [
  ...new Set(
    Object.entries(callSpecs).flatMap(([key, spec]) =>
      [...byStatus(errorCodesOf(key, spec)).values()].filter(isLong).map((codes) => codes.join('.')),
    ),
  ),
];

function isLong({ length }: readonly ErrorCode[]): boolean {
  return length > 2;
}

function nameOf(codes: readonly ErrorCode[]): string {
  const all = codes.join('.');
  return isLong(codes) ? `${codes[0] ?? ''}.${String(longSets.indexOf(all) + 1)}` : all;
}

const error = { $ref: '#/components/schemas/Error' };
const content = (schema: unknown) => ({ content: { 'application/json': { schema } } });
