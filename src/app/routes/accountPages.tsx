import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from '@/features/user/ChangePasswordForm';
import { Card } from '@/ui/Card';
import { PageHeader } from '@/ui/PageHeader';
import { FormColumn } from './money/Columns';
import { SessionList } from '@/features/auth/SessionList';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { SectionBoundary } from '../ErrorBoundary';

/** `/auth/settings/change-password`. */
export function ChangePasswordPage() {
  const { t } = useTranslation('settings');
  return (
    <FormColumn>
      <PageHeader title={t('password.title')} back="/auth/account" />
      <Card>
        <ChangePasswordForm />
      </Card>
    </FormColumn>
  );
}

/** `/auth/settings/sessions`: the member's open sessions. */
export function SessionsPage() {
  const { t } = useTranslation('settings');
  return (
    <FormColumn>
      <PageHeader title={t('sessions.title')} back="/auth/account" />
      <Stack>
        <Notice tone="info">{t('sessions.intro')}</Notice>
        <SectionBoundary>
          <SessionList />
        </SectionBoundary>
      </Stack>
    </FormColumn>
  );
}
