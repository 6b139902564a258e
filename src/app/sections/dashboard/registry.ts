import type { ComponentType } from 'react';
import type { DashboardSection } from '#schemas/brand/brand';
import { Banners } from '../shared/Banners';
import { Announcements } from './Announcements';
import { BalanceAndTurnover } from './Balance';
import { PopularGames, RecentGames } from './GameShelves';
import { RecentHistory } from './RecentHistory';
import { Shortcuts } from './Shortcuts';
import { Categories, Contact, Promotion, Tiles } from './Tiles';

/** Component for each name in a brand's `layout.dashboard`. Adding a section is one file and two lines. */
export const dashboardSections: Readonly<Record<DashboardSection, ComponentType>> = {
  announcement: Announcements,
  balance: BalanceAndTurnover,
  recentGames: RecentGames,
  popularGames: PopularGames,
  banner: Banners,
  tiles: Tiles,
  shortcuts: Shortcuts,
  categories: Categories,
  promotion: Promotion,
  history: RecentHistory,
  contact: Contact,
};
