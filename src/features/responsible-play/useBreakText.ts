import { useTranslation } from 'react-i18next';
import { formatLongDate, formatTime } from '@/lib/formatDate';
import type { PlayBreak } from './responsiblePlayApi';

/** Until when a break lasts, in words. */
export function useBreakText(): (playBreak: PlayBreak) => string {
  const { t, i18n } = useTranslation('responsible');
  return ({ until }) =>
    until === null
      ? t('now.endless')
      : t('now.until', { date: formatLongDate(until, i18n.language), time: formatTime(until) });
}
