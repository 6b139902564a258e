import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { useAppSelector } from '../makeStore';
import { AccountLinks } from './account/AccountLinks';
import { ProfileCard } from './account/ProfileCard';
import { FormColumn } from './money/Columns';

/** `/auth/account`: who the member is, and every setting of the account. */
export function AccountPage() {
  const { t } = useTranslation('settings');
  const user = useAppSelector(selectUser);
  return (
    <FormColumn>
      <PageHeader title={t('account.title')} back="/auth/dashboard" />
      <Stack $gap={20}>
        {user && <ProfileCard user={user} />}
        <AccountLinks />
      </Stack>
    </FormColumn>
  );
}
