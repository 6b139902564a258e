import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from '@/features/user/ChangePasswordForm';
import { Card } from '@/ui/Card';
import { PageHeader } from '@/ui/PageHeader';
import { FormColumn } from '../layouts/FormColumn';

/** `/auth/settings/change-password` (RTM-17). */
export function ChangePasswordPage() {
  const { t } = useTranslation('settings');
  return (
    <FormColumn>
      <PageHeader title={t('password.title')} back="/auth/dashboard" />
      <Card>
        <ChangePasswordForm />
      </Card>
    </FormColumn>
  );
}
