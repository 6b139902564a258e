import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import { useGetAffiliateCodeQuery } from '@/features/affiliate/affiliateApi';
import { BonusList, DownlineList, IncomeLog } from '@/features/affiliate/AffiliateLists';
import { IncomeCard } from '@/features/affiliate/IncomeCard';
import { ReferralCard } from '@/features/affiliate/ReferralCard';
import { useCredit } from '@/features/user/useCredit';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonCard } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { Tabs } from '@/ui/Tabs';
import { useAppSelector } from '../makeStore';
import { DateRangeForm, useDateRange } from '../shared/DateRangeForm';
import { useTab } from '../shared/useTab';
import { Column, Columns } from './money/Columns';

const tabs = ['downline', 'bonus', 'log'] as const;

/** `/auth/affiliate`: the invitation link, the income from friends, and the list of friends. */
export function AffiliatePage() {
  const { t } = useTranslation('affiliate');
  const { renew } = useCredit();
  return (
    <>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      <Columns>
        <Column>
          <Referral />
          <IncomeCard onMoved={renew} />
        </Column>
        <Column>
          <Downline />
        </Column>
      </Columns>
    </>
  );
}

function Referral() {
  const uuid = useAppSelector(selectUser)?.uuid ?? '';
  const { data, isError, isFetching, refetch } = useGetAffiliateCodeQuery(uuid, { skip: !uuid });
  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return data?.code ? <ReferralCard code={data.code} /> : <SkeletonCard />;
}

function Downline() {
  const { t } = useTranslation('affiliate');
  const [tab, choose] = useTab(tabs);
  const dates = useDateRange();
  return (
    <Tabs
      label={t('tab.label')}
      tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
      value={tab}
      onChange={choose}
    >
      {tab === 'downline' ? (
        <DownlineList />
      ) : (
        <Stack>
          <DateRangeForm dates={dates} />
          <div>{tab === 'bonus' ? <BonusList range={dates.range} /> : <IncomeLog range={dates.range} />}</div>
        </Stack>
      )}
    </Tabs>
  );
}
