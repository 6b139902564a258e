import type { CallKey, Calls, Contract } from './contract';

type KeysWith<Part> = { [K in CallKey]: Contract[K] extends Part ? K : never }[CallKey];

/** Keys by who may make the call. */
export type PublicCall = KeysWith<{ access: 'public' }>;
export type MemberCall = KeysWith<{ access: 'member' }>;
export type StaffCall = KeysWith<{ access: 'staff' }>;

/** Keys of calls that answer 501 for now, and of those that the server handles. */
export type LaterCall = KeysWith<{ later: true }>;
export type BuiltCall = Exclude<CallKey, LaterCall>;

/** Keys of calls that accept `Idempotency-Key`, carry a file, answer one, or answer `meta`. */
export type MoneyCall = KeysWith<{ money: true }>;
export type UploadCall = KeysWith<{ upload: string }>;
export type FileCall = KeysWith<{ file: string }>;
export type PagedCall = KeysWith<{ paged: true }>;

export type PathParams<K extends CallKey> = Calls[K]['params'];
export type Query<K extends CallKey> = Calls[K]['query'];
export type Body<K extends CallKey> = Calls[K]['body'];
export type Data<K extends CallKey> = Calls[K]['data'];
export type Meta<K extends CallKey> = Calls[K]['meta'];

/** `'GET'` of `'GET /api/setting'`, and the path of it. */
export type MethodOf<K extends CallKey> = K extends `${infer M} ${string}` ? M : never;
export type PathOf<K extends CallKey> = K extends `${string} ${infer P}` ? P : never;

/**
 * What a caller names: the parts that the call has, optional where it may leave them out. The file of an
 * upload is the client's own matter, since only a browser knows what a file is.
 */
export type RequestArgs<K extends CallKey> = Part<'params', Calls[K]['params']> &
  Part<'query', Calls[K]['query']> &
  Part<'body', Calls[K]['body']>;

type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : undefined extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T };

/** Splits a key into method and path, e.g. for `fetch` or a route. */
export function splitKey<K extends CallKey>(key: K): { method: MethodOf<K>; path: PathOf<K> } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space), path: key.slice(space + 1) } as {
    method: MethodOf<K>;
    path: PathOf<K>;
  };
}
