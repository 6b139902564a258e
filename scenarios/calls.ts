import type { PagedCall, MemberAppCall, Calls } from '#schemas/api/contract';
import { type PageMeta, rowsOf } from '#schemas/api/page';
import { bangkokDay } from '#core/time/bangkok';
import type { World } from './world';
import { type ErrorEnvelope, type ErrorParams, messageOf } from '#schemas/api/envelope';
import { type ErrorCode, errors } from '#schemas/api/errors';

/** Calls that a member's browser makes; those of the studio are excluded. */
export type ScenarioCall = MemberAppCall;

/** A received call. It is not validated here: the member app's own tests check its requests. */
export interface Asked<K extends ScenarioCall> {
  readonly params: Calls[K]['params'];
  readonly query: Calls[K]['query'];
  readonly body: Calls[K]['body'];
}

/** Data with `meta`, for a paged call. */
export interface Paged<Data> {
  readonly data: Data;
  readonly meta: PageMeta;
}

export type Answer<K extends ScenarioCall> = K extends PagedCall
  ? Paged<Calls[K]['data']>
  : { readonly data: Calls[K]['data'] };

/** Answers one call from the world's state, and may change it. @throws Refusal */
export type Handler<K extends ScenarioCall> = (world: World, asked: Asked<K>) => Answer<K>;

/** Handlers by call: of one area, or all. */
export type Handlers<K extends ScenarioCall = ScenarioCall> = { readonly [C in K]: Handler<C> };

type Query =
  | {
      readonly limit?: string;
      readonly cursor?: string;
      readonly start?: string;
      readonly end?: string;
    }
  | undefined;

/** One page of a list within the days of the query; the cursor is the index of its first row. */
export function pageOf<Row extends object>(
  listed: readonly Row[],
  query: Query,
): { readonly rows: Row[]; readonly meta: PageMeta } {
  const limit = rowsOf(query ?? {});
  const all = listed.filter((row) => isWithin(row, query));
  const start = Number(query?.cursor ?? 0);
  const end = start + limit;
  return { rows: all.slice(start, end), meta: { limit, next: end < all.length ? String(end) : null } };
}

function isWithin(row: object, query: Query): boolean {
  if (!('createdAt' in row) || typeof row.createdAt !== 'string') return true;
  const day = bangkokDay(row.createdAt);
  return day >= (query?.start ?? '') && day <= (query?.end ?? '9999');
}

/** A rejected call, by its code of the error catalogue. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params?: ErrorParams,
  ) {
    super(code);
  }

  /** The response that a member app gets. */
  envelope(): ErrorEnvelope {
    const { code, params } = this;
    return { status: errors[code].status, code, message: messageOf(code, params), ...(params && { params }) };
  }
}
