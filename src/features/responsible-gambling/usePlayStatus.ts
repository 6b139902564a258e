import { useFeature } from '@/brand/useBrand';
import { useGetPlayStatusQuery, type PlayBreak } from './responsibleGamblingApi';
import { useTranslation } from 'react-i18next';
import { formatLongDate, formatTime } from '@/lib/formatDate';

/** The member's limits and break; null while unknown, and for brands without responsible gambling. */
export function usePlayStatus() {
  const isOn = useFeature('responsiblePlay');
  return useGetPlayStatusQuery(undefined, { skip: !isOn }).data ?? null;
}

/** Whether the member is on a break, so that promotion of play is hidden; `isKnown` once that is certain. */
export function useResting(): { readonly isResting: boolean; readonly isKnown: boolean } {
  const isOn = useFeature('responsiblePlay');
  const { data, isLoading } = useGetPlayStatusQuery(undefined, { skip: !isOn });
  return { isResting: isOn && data !== undefined && data.playBreak !== null, isKnown: !isLoading };
}

/** The end of a break, formatted. */
export function useBreakText(): (playBreak: PlayBreak) => string {
  const { t, i18n } = useTranslation('responsible');
  return ({ until }) =>
    until === null
      ? t('now.endless')
      : t('now.until', { date: formatLongDate(until, i18n.language), time: formatTime(until) });
}
