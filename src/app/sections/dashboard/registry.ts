import { type ComponentType, lazy } from 'react';
import type { DashboardSection } from '#schemas/brand/brand';
import { BalanceAndTurnover } from './Balance';

/** Component for each name in a brand's `layout.dashboard`. Adding a section is one file and one line. */
export const dashboardSections: Readonly<Record<DashboardSection, ComponentType>> = {
  announcement: lazy(async () => ({ default: (await import('./Announcements')).Announcements })),
  balance: BalanceAndTurnover,
  recentGames: lazy(async () => ({ default: (await import('./GameShelves')).RecentGames })),
  popularGames: lazy(async () => ({ default: (await import('./GameShelves')).PopularGames })),
  banner: lazy(async () => ({ default: (await import('../shared/Banners')).Banners })),
  tiles: lazy(async () => ({ default: (await import('./Tiles')).Tiles })),
  shortcuts: lazy(async () => ({ default: (await import('./Shortcuts')).Shortcuts })),
  categories: lazy(async () => ({ default: (await import('./Tiles')).Categories })),
  promotion: lazy(async () => ({ default: (await import('./Tiles')).Promotion })),
  history: lazy(async () => ({ default: (await import('./RecentHistory')).RecentHistory })),
  contact: lazy(async () => ({ default: (await import('./Tiles')).Contact })),
};
