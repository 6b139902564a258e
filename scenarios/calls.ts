import type { PagedCall } from '#schemas/api/callTypes';
import type { CallKey, Calls } from '#schemas/api/contract';
import type { PageMeta } from '#schemas/api/page';
import type { World } from './world';

/** What a member's browser may ask and the platform answers; the studio's own calls are not among them. */
export type ScenarioCall = Exclude<CallKey, `${string} /api/staff/${string}` | 'POST /api/share'>;

/** A call as it arrived. Nothing checks it here: that a member app asks rightly is for its own tests. */
export interface Asked<K extends ScenarioCall> {
  readonly params: Calls[K]['params'];
  readonly query: Calls[K]['query'];
  readonly body: Calls[K]['body'];
}

/** Data with its `meta`, for a call that pages. */
export interface Paged<Data> {
  readonly data: Data;
  readonly meta: PageMeta;
}

export type Answer<K extends ScenarioCall> = K extends PagedCall
  ? Paged<Calls[K]['data']>
  : { readonly data: Calls[K]['data'] };

/** Answers one call out of a world, and may change it. @throws Refusal */
export type Handler<K extends ScenarioCall> = (world: World, asked: Asked<K>) => Answer<K>;

/** Handlers of some calls: one area, or all of them. */
export type Handlers<K extends ScenarioCall = ScenarioCall> = { readonly [C in K]: Handler<C> };
