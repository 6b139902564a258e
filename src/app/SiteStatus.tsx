import { useEffect, useRef } from 'react';
import { ServiceBanner } from './status/ServiceBanner';
import { UnexpectedFailures } from './status/UnexpectedFailures';
import { Toaster } from '@/ui/Toaster';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/lib/online';
import { StatusBanner } from './status/StatusBanner';
import { selectEndedBy } from '@/api/session';
import { toast } from '@/ui/toast';
import { useAppSelector } from './hooks';

/** Notices that can appear above any page. */
export function SiteStatus() {
  // Replaces the offline notice that the page's inline script showed before the app started.
  useEffect(() => void dispatchEvent(new Event('sitestatus')), []);
  return (
    <>
      <OfflineBanner />
      <ServiceBanner />
      <SessionNotice />
      <UnexpectedFailures />
      <Toaster />
    </>
  );
}

/** Shown while the browser is offline; typed input is preserved. */
function OfflineBanner() {
  const { t } = useTranslation();
  return useOnline() ? null : <StatusBanner>{t('offline')}</StatusBanner>;
}

/** Notifies the member once when the session ended without a log-out. */
function SessionNotice() {
  const { t } = useTranslation('errors');
  const endedBy = useAppSelector(selectEndedBy);
  const notifiedReason = useRef<typeof endedBy>(null);
  useEffect(() => {
    if (notifiedReason.current === endedBy) return;
    notifiedReason.current = endedBy;
    if (endedBy === 'expired') toast.error(t('SESSION_EXPIRED'));
    if (endedBy === 'suspended') toast.error(t('USER_SUSPENDED'));
  }, [endedBy, t]);
  return null;
}
