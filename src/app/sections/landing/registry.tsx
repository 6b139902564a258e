import styled from 'styled-components';
import { useEffect, useState, type ComponentType, lazy } from 'react';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { useNear } from '@/lib/useNear';
import { useTranslation } from 'react-i18next';
import { useBrand, useLocalized } from '@/brand/useBrand';
import { useGetPublicAnnouncementsQuery } from '@/features/announcement/announcementApi';
import { Marquee } from '@/ui/Marquee';
import type { LandingSection } from '#schemas/brand/brand';
import { Banners } from '../shared/Banners';
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
  return <Mark ref={mark} aria-hidden="true" />;
}

/* Out of the flow, because a grid would add a gap for it. */
const Mark = styled.span`
  position: absolute;
`;

/** Ticker of public news. Without news it shows a welcome text, so that the layout does not shift when news load. */
function Announcements() {
  const { t } = useTranslation('landing');
  const { displayName, tagline, flags } = useBrand();
  const localized = useLocalized();
  const { data } = useGetPublicAnnouncementsQuery(undefined, { skip: !flags.announcement });
  if (!flags.announcement) return null;
  const welcome = t('announcement.welcome', { brand: displayName, tagline: localized(tagline) });
  const news = data?.map(({ uuid, title, link }) => ({ id: uuid, text: title, link })) ?? [];
  const items = news.length > 0 ? news : [{ id: 'welcome', text: welcome, link: null }];
  return <Marquee label={t('announcement.label')} items={items} />;
}

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
