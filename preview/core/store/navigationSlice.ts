import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { View } from '../browser/view';

type Place = Pick<View, 'route' | 'state'>;

/** A screen to which opening a group has led the frames, and the one that the person had chosen. */
interface Lead {
  readonly from: Place;
  readonly to: string;
}

interface Navigation {
  readonly lead: Lead | null;
  /** The brand whose data was requested before its page was loaded, and when, in ms since the epoch. */
  readonly prefetched: { readonly brandId: string; readonly at: number } | null;
}

/** How long prefetched data counts as current, in ms. */
const FRESH = 10_000;

export const navigationSlice = createSlice({
  name: 'navigation',
  initialState: (): Navigation => ({ lead: null, prefetched: null }),
  reducers: {
    /** The frames were led away from a screen, or are back: null. */
    framesLed: (state, { payload }: PayloadAction<Lead | null>): Navigation => ({ ...state, lead: payload }),
    brandPrefetched: (state, { payload }: PayloadAction<Navigation['prefetched']>): Navigation => ({
      ...state,
      prefetched: payload,
    }),
    /** Prefetched data serves one visit: returning to a brand requests it again. */
    prefetchUsed: (state): Navigation => (state.prefetched ? { ...state, prefetched: null } : state),
  },
  selectors: {
    /** The place that the frames were led away from, while they still show the screen to which they were led. */
    selectCameFrom: ({ lead }, route: string): Place | null =>
      lead?.to === route && lead.from.route !== route ? lead.from : null,
    /** When the data for the first page of this brand was requested, in ms; undefined when it is too old. */
    selectPrefetchedAt: ({ prefetched }, brandId: string, now: number): number | undefined =>
      prefetched?.brandId === brandId && now - prefetched.at < FRESH ? prefetched.at : undefined,
  },
});

export const { framesLed, brandPrefetched, prefetchUsed } = navigationSlice.actions;
export const { selectCameFrom, selectPrefetchedAt } = navigationSlice.selectors;

/** Of several screens in a row to which groups have led, the way back goes to the one that the person chose. */
export const chosenBefore = (lead: Lead | null, { route, state }: Place): Place =>
  lead?.to === route ? lead.from : { route, state };
