import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '@/api/session';
import type { GameCategory } from '#schemas/brand/brand';

/** The initially selected category, until the member chooses one. */
export const DEFAULT_CATEGORY: GameCategory = 'sport';

const initialState: { readonly category: GameCategory } = { category: DEFAULT_CATEGORY };

/** The category that the all-games button opens. */
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
