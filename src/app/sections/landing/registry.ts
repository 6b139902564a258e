import { type ComponentType, lazy } from 'react';
import type { LandingSection } from '#schemas/brand/brand';
import { Banners } from '../shared/Banners';
import { Announcements } from './Announcements';
import { onBelowFoldLoad } from './belowFoldLoader';
import { Hero } from './Hero';

/** What may stand on the first screen comes with the page; the rest in one chunk, since seven would cost seven requests. */
const firstScreen = { hero: Hero, announcement: Announcements, banner: Banners };

const below = (name: Exclude<LandingSection, keyof typeof firstScreen>) =>
  lazy(async () => {
    await onBelowFoldLoad();
    return { default: (await import('./belowFold')).belowFold[name] };
  });

/** What each name in a brand's `layout.landing` shows. Adding a section is one file and one line. */
export const landingSections: Readonly<Record<LandingSection, ComponentType>> = {
  ...firstScreen,
  categories: below('categories'),
  providers: below('providers'),
  promotion: below('promotion'),
  history: below('history'),
  contact: below('contact'),
};

/** Whether a section needs code that is fetched later. */
export const isBelowFold = (name: LandingSection): boolean => !(name in firstScreen);
