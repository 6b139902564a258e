import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBanner } from './StatusBanner';

/** Shown while the browser is offline; what was typed stays (LAY-18). */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <StatusBanner>{t('offline')}</StatusBanner>;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
