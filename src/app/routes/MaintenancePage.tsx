import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/lib/formatDate';
import { Navigate, useLocation, useNavigate } from '@/lib/router';
import { MaintenanceArt } from '@/ui/art/MaintenanceArt';
import { LinkButton } from '@/ui/LinkButton';
import { FullPage } from '../layouts/FullPage';
import { useWebsiteStatus } from '../useWebsiteStatus';

/** `/ma`, and every address while the website is closed. */
export function MaintenancePage() {
  const { t } = useTranslation();
  const { isUnderMaintenance, message, endAt } = useWebsiteStatus();
  const isWaiting = useWaiting(isUnderMaintenance);
  if (isWaiting && !isUnderMaintenance) return <Navigate to="/" replace />;
  return (
    <FullPage art={<MaintenanceArt />} title={t('maintenance.title')} text={message ?? t('maintenance.text')}>
      {isUnderMaintenance && endAt && <p>{t('maintenance.until', { time: formatDateTime(endAt) })}</p>}
      {!isUnderMaintenance && <LinkButton to="/">{t('action.home')}</LinkButton>}
    </FullPage>
  );
}

/** Navigation state of this page while the website is closed. */
interface Waiting {
  readonly isWaiting?: true;
}

/** Whether the visitor was at `/ma` while the website was closed, so that they are redirected when it reopens. */
function useWaiting(isUnderMaintenance: boolean): boolean {
  const navigate = useNavigate();
  const location = useLocation();
  const isWaiting = (location.state as Waiting | null)?.isWaiting === true;
  const begins = isUnderMaintenance && location.pathname === '/ma' && !isWaiting;
  useEffect(() => {
    if (begins) void navigate('/ma', { replace: true, state: { isWaiting: true } satisfies Waiting });
  }, [begins, navigate]);
  return isWaiting;
}
