import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MemberRecord } from './memberApi';

/** A member whose page was opened. */
interface RecentMember extends Pick<MemberRecord, 'brandId' | 'brandName'> {
  readonly uuid: string;
  readonly name: string;
  readonly username: string;
}

const MOST = 6;

/** Members whose pages were opened, the latest first. Not stored in the browser, which colleagues may share. */
export const recentSlice = createSlice({
  name: 'recent',
  initialState: (): readonly RecentMember[] => [],
  reducers: {
    memberOpened: (recent, { payload }: PayloadAction<RecentMember>): readonly RecentMember[] =>
      [payload, ...recent.filter(({ uuid }) => uuid !== payload.uuid)].slice(0, MOST),
  },
  selectors: { selectRecent: (recent) => recent },
});

export const { memberOpened } = recentSlice.actions;
export const { selectRecent } = recentSlice.selectors;
