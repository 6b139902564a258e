import type { CallKey, Calls } from '#schemas/api/contract';

/** The arguments of a call: the parts that its contract entry has, optional where the caller may omit them. */
export type RequestArgs<K extends CallKey> = Part<'params', Calls[K]['params']> &
  Part<'query', Calls[K]['query']> &
  Part<'body', Calls[K]['body']>;

type Part<Name extends string, T> = undefined extends T
  ? { readonly [N in Name]?: T }
  : { readonly [N in Name]: T };

/** Call keys whose arguments may be omitted altogether. */
type Optional<K extends CallKey> = object extends RequestArgs<K> ? K : never;

/** A call ready to send; used by every transport (`fetch`, Fastify's `inject`, RTK Query). */
export interface HttpRequest {
  readonly call: CallKey;
  readonly method: string;
  /** Path and query, e.g. `/api/staff/withdraw?limit=20`. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface RequestExtras {
  /** The multipart form that an upload sends in place of a JSON body. */
  readonly form?: object;
  readonly idempotencyKey?: string;
}

interface AnyArgs {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Builds the request of a call of the contract: fills the path, appends the query, attaches the body. */
export function request<K extends CallKey>(key: Optional<K>): HttpRequest;
export function request<K extends CallKey>(key: K, args: RequestArgs<K>, extras?: RequestExtras): HttpRequest;
export function request(
  key: CallKey,
  { params, query, body }: AnyArgs = {},
  { form = undefined, idempotencyKey = '' }: RequestExtras = {},
): HttpRequest {
  const { method, path } = splitKey(key);
  const sent = form ?? body;
  return {
    call: key,
    method,
    url: fillPath(path, params ?? {}) + queryString(query ?? {}),
    ...(sent !== undefined && { body: sent }),
    ...(idempotencyKey && { headers: { 'Idempotency-Key': idempotencyKey } }),
  };
}

/** Method and path template of a key: `GET` and `/api/staff/slip/{uuid}`. */
export function splitKey(key: string): { readonly method: string; readonly path: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space), path: key.slice(space + 1) };
}

/** The path template with its parameters, percent-encoded. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryString(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
