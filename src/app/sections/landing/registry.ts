import { type ComponentType, lazy } from 'react';
import type { LandingSection } from '#schemas/brand/brand';
import { Announcements } from './Announcements';
import { Hero } from './Hero';

/** What stands below the first screen comes in one chunk: seven small ones would cost seven requests. */
const below = (name: keyof typeof import('./belowFold').belowFold) =>
  lazy(async () => ({ default: (await import('./belowFold')).belowFold[name] }));

/** What each name in a brand's `layout.landing` shows. Adding a section is one file and one line. */
export const landingSections: Readonly<Record<LandingSection, ComponentType>> = {
  hero: Hero,
  announcement: Announcements,
  banner: below('banner'),
  categories: below('categories'),
  providers: below('providers'),
  promotion: below('promotion'),
  history: below('history'),
  contact: below('contact'),
};
