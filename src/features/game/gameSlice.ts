import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '@/api/session';
import type { GameCategory } from '#schemas/brand/brand';

/** The category that is selected until the member chooses one (CON-01, ENT-18). */
export const DEFAULT_CATEGORY: GameCategory = 'sport';

const initialState: { readonly category: GameCategory } = { category: DEFAULT_CATEGORY };

/** The category the all-games button opens (LAY-07). */
export const gameSlice = createSlice({
  name: 'game',
  initialState,
  reducers: {
    categorySelected: (_, { payload }: PayloadAction<GameCategory>) => ({ category: payload }),
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
  selectors: { selectCategory: (state) => state.category },
});

export const { categorySelected } = gameSlice.actions;
export const { selectCategory } = gameSlice.selectors;
