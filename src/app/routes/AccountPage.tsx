import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import { PageHeader } from '@/ui/PageHeader';
import { useAppSelector } from '../makeStore';
import { AccountLinks } from './account/AccountLinks';
import { ProfileCard } from './account/ProfileCard';
import { Column, Columns } from './money/Columns';

/** `/auth/account`: who the member is, and every setting of the account. */
export function AccountPage() {
  const { t } = useTranslation('settings');
  const user = useAppSelector(selectUser);
  return (
    <>
      <PageHeader title={t('account.title')} back="/auth/dashboard" />
      <Columns data-end>
        <Column>{user && <ProfileCard user={user} />}</Column>
        <Column>
          <AccountLinks />
        </Column>
      </Columns>
    </>
  );
}
