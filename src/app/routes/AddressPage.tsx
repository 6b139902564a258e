import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import { useGetAddressQuery } from '@/features/user-address/addressApi';
import { AddressForm } from '@/features/user-address/AddressForm';
import { useRefreshUserMutation } from '@/features/user/userApi';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonCard } from '@/ui/Skeleton';
import { useAppSelector } from '../makeStore';
import { FormColumn } from './money/Columns';
import { SectionBoundary } from '../ErrorBoundary';

/** `/auth/settings/manage-address`: the delivery address, for brands with rewards. */
export function AddressPage() {
  const { t } = useTranslation('settings');
  const uuid = useAppSelector(selectUser)?.uuid;
  const { data, isLoading, isError, refetch } = useGetAddressQuery();
  const [refreshUser] = useRefreshUserMutation();
  const onSaved = () => {
    if (uuid) void refreshUser(uuid);
  };
  return (
    <FormColumn>
      <PageHeader title={t('address.title')} back="/auth/account" />
      {isLoading && <SkeletonCard />}
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {data !== undefined && (
        <Card>
          <SectionBoundary>
            <AddressForm address={data} onSaved={onSaved} />
          </SectionBoundary>
        </Card>
      )}
    </FormColumn>
  );
}
