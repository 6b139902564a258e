import { useTranslation } from 'react-i18next';
import { useOnline } from '@/lib/useOnline';
import { StatusBanner } from './StatusBanner';

/** Shown while the browser is offline; what was typed stays (LAY-18). */
export function OfflineBanner() {
  const { t } = useTranslation();
  return useOnline() ? null : <StatusBanner>{t('offline')}</StatusBanner>;
}
