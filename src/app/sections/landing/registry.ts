import { type ComponentType, lazy } from 'react';
import type { LandingSection } from '#schemas/brand/brand';
import { Banners } from '../shared/Banners';
import { Announcements } from './Announcements';
import { Hero } from './Hero';

let open: () => void = () => undefined;
const opened = new Promise<void>((resolve) => {
  open = resolve;
});

/** Lets the sections below the first screen load. */
export const loadBelowFold = () => open();

/**
 * Until somebody is about to see what lies below the first screen. While prerendering everything is seen at
 * once; the answer never comes back to "not yet".
 */
function onBelowFoldLoad(): Promise<void> {
  return typeof IntersectionObserver === 'undefined' ? Promise.resolve() : opened;
}

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
