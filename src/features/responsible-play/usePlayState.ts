import { useFeature } from '@/brand/useBrand';
import { useGetPlayStandingQuery, type PlayBreak } from './responsiblePlayApi';
import { useTranslation } from 'react-i18next';
import { formatLongDate, formatTime } from '@/lib/formatDate';

/** Where the member stands; null while unknown, and for brands without responsible play. */
export function usePlayStanding() {
  const isOn = useFeature('responsiblePlay');
  return useGetPlayStandingQuery(undefined, { skip: !isOn }).data ?? null;
}

/** Whether the member takes a break, so that nothing invites to play; `isKnown` once that is certain (R3). */
export function useResting(): { readonly isResting: boolean; readonly isKnown: boolean } {
  const isOn = useFeature('responsiblePlay');
  const { data, isLoading } = useGetPlayStandingQuery(undefined, { skip: !isOn });
  return { isResting: isOn && data !== undefined && data.playBreak !== null, isKnown: !isLoading };
}

/** Until when a break lasts, in words. */
export function useBreakText(): (playBreak: PlayBreak) => string {
  const { t, i18n } = useTranslation('responsible');
  return ({ until }) =>
    until === null
      ? t('now.endless')
      : t('now.until', { date: formatLongDate(until, i18n.language), time: formatTime(until) });
}
