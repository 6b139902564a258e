import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import { CompanyAccount } from '@/features/deposit/ReceivingBanks';
import { useGetDepositsInfiniteQuery } from '@/features/deposit/depositApi';
import { SkeletonCard } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { Notice } from '@/ui/Notice';
import { Section } from '@/ui/Section';
import { useAppSelector } from '../../hooks';

/** Accounts to transfer to before a slip exists. */
export function SlipAccounts() {
  const { t } = useTranslation(['slip', 'deposit']);
  const uuid = useAppSelector(selectUser)?.uuid ?? '';
  const { data, isLoading, isError } = useGetDepositsInfiniteQuery(uuid, { skip: !uuid });
  const banks = data?.pages[0]?.banks ?? [];
  if (isError) return null;
  return (
    <Section title={t('accounts.title')}>
      {isLoading && <SkeletonCard />}
      {!isLoading && banks.length === 0 && <Notice tone="warning">{t('accounts.empty')}</Notice>}
      <Stack $gap={12}>
        {banks.map((bank) => (
          <CompanyAccount key={bank.uuid} bank={bank} />
        ))}
        {banks.length > 0 && <Notice tone="info">{t('deposit:hint.account')}</Notice>}
      </Stack>
    </Section>
  );
}
