import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Brand } from '#schemas/brand/brand';

interface BrandState {
  /** Null only until the store is initialized, before anything renders. */
  readonly current: Brand | null;
}

const initialState: BrandState = { current: null };

/** The current brand. It is independent of sessions, so log-out does not reset it. */
export const brandSlice = createSlice({
  name: 'brand',
  initialState,
  reducers: {
    brandChanged: (_, { payload }: PayloadAction<Brand>) => ({ current: payload }),
  },
  selectors: {
    /** Throws when the store was made without a brand, which `makeStore` does not allow. */
    selectBrand: ({ current }) => {
      if (!current) throw new Error('The store has no brand: make it with makeStore().');
      return current;
    },
  },
});

export const { brandChanged } = brandSlice.actions;
export const { selectBrand } = brandSlice.selectors;
