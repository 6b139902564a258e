import styled from 'styled-components';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DashboardSection } from '#schemas/brand/brand';
import { useBrand } from '@/brand/useBrand';
import { usePopups } from '@/features/announcement/usePopups';
import { useResting } from '@/features/responsible-gambling/responsibleGamblingApi';
import { useCredit } from '@/features/user/useCredit';
import { usePageTitle } from '@/lib/pageTitle';
import { Pending, revealInOrder, SkeletonCard } from '@/ui/Skeleton';
import { dashboardSections } from '../sections/dashboard/registry';
import { SectionBoundary } from '../ErrorBoundary';
import { lazyPart } from '@/lib/lazyPart';

const CheckInPopup = lazyPart(async () => (await import('../sections/dashboard/CheckInPopup')).CheckInPopup);

const NewsPopup = lazyPart(async () => (await import('../sections/dashboard/NewsPopup')).NewsPopup);

/** Sections that promote play, hidden from members on a break. */
const INVITING: readonly DashboardSection[] = [
  'recentGames',
  'popularGames',
  'promotion',
  'banner',
  'categories',
  'tiles',
];

/** Member home: the sections that the brand file lists, in its order. */
export function DashboardPage() {
  // Loads the texts of all sections with the page, so that no section suspends by itself.
  const { t } = useTranslation([
    'common',
    'dashboard',
    'games',
    'money',
    'promotion',
    'turnover',
    'contact',
    'history',
    'range',
  ]);
  const { flags, layout } = useBrand();
  usePageTitle(t('nav.home'));
  const popups = usePopups(flags.announcement);
  const { isResting, isKnown } = useResting();
  useCreditOnReturn();
  const isInviting = (name: DashboardSection) => INVITING.includes(name);
  const shown = layout.dashboard.filter((name) => !isResting || !isInviting(name));
  return (
    <Stack>
      <h1 className="visually-hidden">{t('nav.home')}</h1>
      {shown.map((name) => {
        const Section = dashboardSections[name];
        return (
          <Place key={name} data-section={name}>
            <SectionBoundary fallback={<SkeletonCard />}>
              {isKnown || !isInviting(name) ? <Section /> : <Pending />}
            </SectionBoundary>
          </Place>
        );
      })}
      {popups.news.length > 0 && (
        <SectionBoundary isExtra>
          <NewsPopup news={popups.news} onClose={popups.close} onHideToday={popups.hideToday} />
        </SectionBoundary>
      )}
      {flags.checkIn && popups.isOver && isKnown && !isResting && (
        <SectionBoundary isExtra>
          <CheckInPopup />
        </SectionBoundary>
      )}
    </Stack>
  );
}

/** Returning to the dashboard refreshes the balance; the member area's start fetches the first one. */
function useCreditOnReturn(): void {
  const { renew } = useCredit();
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') renew();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [renew]);
}

/* On a desktop two columns, for the balance and the banner; all else takes the full width. */
const Stack = styled.div`
  display: grid;
  gap: 20px;
  ${revealInOrder}

  @media (min-width: 1024px) {
    grid-auto-flow: dense;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

const Place = styled.div`
  min-width: 0;

  &:empty {
    display: none;
  }

  @media (min-width: 1024px) {
    &:not([data-section='balance']):not([data-section='banner']) {
      grid-column: 1 / -1;
    }
    /* Balance and turnover are cells of their own: the first is as tall as the banner, the second spans both columns. */
    &[data-section='balance'] {
      display: contents;
    }
  }
`;
