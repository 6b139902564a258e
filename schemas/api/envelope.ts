import { oneOf } from '#schemas/common/schemaBuilders';
import type { CallSpec } from './callSpec';
import { type ErrorCode, errors } from './errors';
import { type PageMeta, pageMeta } from './page';
import { hasOwn } from '#schemas/common/text';

/** Answer of a call that went well (acceptance, appendix A). */
export interface SuccessEnvelope<Data> {
  readonly status: 200;
  readonly message: 'success';
  readonly data: Data;
  readonly meta?: PageMeta;
}

/**
 * Answer of a call that failed. `message` is Thai and ready to show; `errors` has one message per
 * field; `params` fills the placeholders of the code's message, so that a client can translate.
 */
export interface ErrorEnvelope {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly params?: ErrorParams;
}

/** Values for the placeholders of a message. Amounts are baht as numbers. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** Schema of the complete response of a call. */
export function successSchema(spec: Pick<CallSpec, 'data' | 'paged'>) {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['status', 'message', 'data', ...(spec.paged ? ['meta'] : [])],
    properties: {
      status: { type: 'integer', enum: [200] },
      message: oneOf(['success']),
      data: spec.data,
      ...(spec.paged && { meta: pageMeta }),
    },
  } as const;
}

/** Schema of every failure. */
export const errorSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['status', 'code', 'message'],
  properties: {
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: { type: 'string', enum: Object.keys(errors) as ErrorCode[] },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
} as const;

/** Fills the `{n}`-style placeholders of a message; an unknown placeholder becomes `-`. */
export function fillMessage(message: string, params: ErrorParams = {}): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = hasOwn(params, name) ? params[name] : undefined;
    return typeof value === 'number'
      ? value.toLocaleString('en-US', { maximumFractionDigits: 2 })
      : (value ?? '-');
  });
}

/** The Thai message of a code with its placeholders filled. */
export function messageOf(code: ErrorCode, params?: ErrorParams): string {
  return fillMessage(errors[code].message, params);
}
