import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/lib/formatDate';
import { MaintenanceArt } from '@/ui/art/MaintenanceArt';
import { LinkButton } from '@/ui/LinkButton';
import { FullPage } from '../layouts/FullPage';
import { useWebsiteStatus } from '../useWebsiteStatus';

/** `/ma`, and every address while the website is closed (PUB-15, PUB-18, PUB-19). */
export function MaintenancePage() {
  const { t } = useTranslation();
  const { isUnderMaintenance, message, endAt } = useWebsiteStatus();
  return (
    <FullPage art={<MaintenanceArt />} title={t('maintenance.title')} text={message ?? t('maintenance.text')}>
      {isUnderMaintenance && endAt && <p>{t('maintenance.until', { time: formatDateTime(endAt) })}</p>}
      {!isUnderMaintenance && <LinkButton to="/">{t('action.home')}</LinkButton>}
    </FullPage>
  );
}
