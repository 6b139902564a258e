import type { CallKey, Calls, Contract } from './contract';

type KeysWith<Part> = { [K in CallKey]: Contract[K] extends Part ? K : never }[CallKey];

/** Keys by who may make the call. */
export type PublicCall = KeysWith<{ access: 'public' }>;
export type MemberCall = KeysWith<{ access: 'member' }>;
export type StaffCall = KeysWith<{ access: 'staff' }>;

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
