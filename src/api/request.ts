import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { CallKey, Calls } from '#schemas/api/contract';

/** The arguments of a call: only the parts that its contract entry has. */
export type RequestArgs<K extends CallKey> = Part<K, 'params'> & Part<K, 'query'> & Part<K, 'body'>;

type Part<K extends CallKey, P extends 'params' | 'query' | 'body'> = undefined extends Calls[K][P]
  ? { readonly [Q in P]?: Calls[K][P] }
  : { readonly [Q in P]: Calls[K][P] };

/** A request and the call of the contract that it makes, by which its answer is read. */
export interface CallArgs extends FetchArgs {
  readonly call: CallKey;
}

interface AnyArgs {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Turns a key of the contract and its arguments into a request:
 * fills the path, keeps query and body apart.
 * `form` replaces the body of a call that uploads a file.
 */
export function request<K extends CallKey>(
  key: K,
  args?: RequestArgs<K>,
  extra: { readonly form?: FormData; readonly idempotencyKey?: string } = {},
): CallArgs {
  const { params, query, body } = (args ?? {}) as AnyArgs;
  const space = key.indexOf(' ');
  return {
    call: key,
    method: key.slice(0, space),
    url: fillPath(key.slice(space + 1), params ?? {}),
    ...(query && { params: query }),
    ...(extra.form ? { body: extra.form } : body !== undefined && { body }),
    ...(extra.idempotencyKey && { headers: { 'Idempotency-Key': extra.idempotencyKey } }),
  };
}

function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
