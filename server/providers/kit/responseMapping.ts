import { valueAt } from '#core/brand/json';
import { list, object, type FromSchema } from '#schemas/common/schemaBuilders';

const place = {
  type: 'string',
  maxLength: 200,
  pattern: '^(/|=)',
  description: 'a JSON pointer into the response, such as /data/amount, or = and a constant',
} as const;

/** Where a value is in a response: the first of these JSON pointers that has one; `=THB` is the constant THB. */
export const sourceSchema = list(place, 10);
export type Source = FromSchema<typeof sourceSchema>;

/** What a response looks like: its HTTP status, and one of these values at a JSON pointer. */
const conditionSchema = object(
  {},
  {
    status: list({ type: 'integer', minimum: 100, maximum: 599 }),
    at: { type: 'string', maxLength: 200, pattern: '^/', description: 'a JSON pointer into the response' },
    in: list({ type: ['string', 'number', 'boolean', 'null'] }),
  },
);
/** Any of the conditions. */
export const conditionsSchema = list(conditionSchema, 20);
export type Conditions = FromSchema<typeof conditionsSchema>;

export interface ProviderResponse {
  readonly status: number;
  readonly body: unknown;
  /** From `Retry-After` in seconds. */
  readonly retryAfterMs: number | undefined;
}

/** Largest response that is read, in bytes. */
const MAX_BYTES = 1024 * 1024;

/** @throws Error for a response that is too large or no JSON. */
export async function readResponse(response: Response): Promise<ProviderResponse> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error(`HTTP ${response.status} with more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return {
    status: response.status,
    body: parse(text, response.status),
    retryAfterMs: seconds > 0 ? seconds * 1_000 : undefined,
  };
}

function parse(text: string, status: number): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    // An error page of a proxy still has a status.
    if (status >= 400) return null;
    throw new Error(`HTTP ${status} without valid JSON`);
  }
}

export function matches({ status, body }: ProviderResponse, conditions: Conditions = []): boolean {
  return conditions.some(
    ({ status: statuses, at, in: values }) =>
      (statuses ?? [status]).includes(status) &&
      (at === undefined ||
        (values ? values.includes(valueAt(body, at) as string) : (valueAt(body, at) ?? null) !== null)),
  );
}

/** The value as text, null where the response has none. */
export function textFrom(body: unknown, source: Source = []): string | null {
  const found = valueFrom(body, source);
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : null;
}

/** The value as a number, also from `1,500.00`; NaN where the response has none. */
export function numberFrom(body: unknown, source: Source = []): number {
  const found = valueFrom(body, source);
  if (typeof found === 'number') return found;
  return typeof found === 'string' && /^\d[\d,]*(\.\d+)?$/.test(found)
    ? Number(found.replaceAll(',', ''))
    : NaN;
}

function valueFrom(body: unknown, source: Source): unknown {
  for (const where of source) {
    const found = where.startsWith('=') ? where.slice(1) : valueAt(body, where);
    if (found !== undefined && found !== null && found !== '') return found;
  }
  return null;
}
