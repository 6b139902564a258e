import { useTranslation } from 'react-i18next';
import { SessionList } from '@/features/auth/SessionList';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { FormColumn } from '../layouts/FormColumn';
import { SectionBoundary } from '../sections/SectionBoundary';

/** `/auth/settings/sessions`: where the member is logged in (A7). */
export function SessionsPage() {
  const { t } = useTranslation('settings');
  return (
    <FormColumn>
      <PageHeader title={t('sessions.title')} back="/auth/dashboard" />
      <Stack>
        <Notice tone="info">{t('sessions.intro')}</Notice>
        <SectionBoundary>
          <SessionList />
        </SectionBoundary>
      </Stack>
    </FormColumn>
  );
}
