import type { PagedCall } from '#schemas/api/callTypes';
import type { CallKey, Calls } from '#schemas/api/contract';
import type { PageMeta } from '#schemas/api/page';
import type { World } from './world';

/** Calls that a member's browser makes; those of the studio are excluded. */
export type ScenarioCall = Exclude<CallKey, `${string} /api/staff/${string}` | 'POST /api/share'>;

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
