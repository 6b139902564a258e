import { type ComponentType, lazy } from 'react';
import type { LandingSection } from '#schemas/brand/brand';
import { Banners } from '../shared/Banners';
import { Announcements } from './Announcements';
import { Hero } from './Hero';

let open: () => void = () => undefined;
const opened = new Promise<void>((resolve) => {
  open = resolve;
});

/** Lets the sections below the fold load. */
export const loadBelowFold = () => open();

/**
 * Resolves when a visitor is about to see the sections below the fold. Prerendering resolves it at once; it never
 * reverts.
 */
function onBelowFoldLoad(): Promise<void> {
  return typeof IntersectionObserver === 'undefined' ? Promise.resolve() : opened;
}

/**
 * Sections of the first screen are part of the page; the rest share one chunk, because seven would cost seven requests.
 */
const firstScreen = { hero: Hero, announcement: Announcements, banner: Banners };

const below = (name: Exclude<LandingSection, keyof typeof firstScreen>) =>
  lazy(async () => {
    await onBelowFoldLoad();
    return { default: (await import('./belowFold')).belowFold[name] };
  });

/** Component for each name in a brand's `layout.landing`. Adding a section is one file and one line. */
export const landingSections: Readonly<Record<LandingSection, ComponentType>> = {
  ...firstScreen,
  categories: below('categories'),
  providers: below('providers'),
  promotion: below('promotion'),
  history: below('history'),
  contact: below('contact'),
};

/** Whether a section's code loads later. */
export const isBelowFold = (name: LandingSection): boolean => !(name in firstScreen);
