import styled from 'styled-components';
import { useEffect, useState, type ComponentType } from 'react';
import { lazyExtra } from '@/lib/lazyPart';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { useNear } from '@/lib/useNear';
import type { LandingSection } from '#schemas/brand/brand';
import { Hero } from './Hero';

/**
 * End of the first screen. Prerendered sections below the fold need their code only when they scroll into view; without
 * a prerendered page there is no HTML to show meanwhile, so they load immediately.
 */
export function Fold() {
  const [mark, isNear] = useNear<HTMLSpanElement>();
  const isLive = useIsHydrated();
  const [isPrerendered] = useState(!isLive);
  useEffect(() => {
    if (isNear || !isPrerendered) loadBelowFold();
  }, [isNear, isPrerendered]);
  return <Mark ref={mark} aria-hidden="true" data-below="true" />;
}

/* Out of the flow, because a grid would add a gap for it. */
const Mark = styled.span`
  position: absolute;
`;

let open: () => void = () => undefined;
const opened = new Promise<void>((resolve) => {
  open = resolve;
});

/** Lets the sections below the fold load. */
const loadBelowFold = () => open();

/**
 * Resolves when a visitor is about to see the sections below the fold. Prerendering resolves it at once; it never
 * reverts.
 */
function onBelowFoldLoad(): Promise<void> {
  return typeof IntersectionObserver === 'undefined' ? Promise.resolve() : opened;
}

/** Loads at once, but after the first script: until then the prerendered HTML is shown. */
const afterHero = (name: 'announcement' | 'banner') =>
  lazyExtra(async () => (await import('./afterHero')).afterHero[name]);

const firstScreen = { hero: Hero, announcement: afterHero('announcement'), banner: afterHero('banner') };

/** The sections below the fold share one chunk, because five chunks would cost five requests. */
const below = (name: Exclude<LandingSection, keyof typeof firstScreen>) =>
  lazyExtra(async () => {
    await onBelowFoldLoad();
    return (await import('./belowFold')).belowFold[name];
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

/** Whether a section's code loads when a visitor is about to see it. */
export const isBelowFold = (name: LandingSection): boolean => !(name in firstScreen);
