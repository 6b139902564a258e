import { useTranslation } from 'react-i18next';
import { useWinlost } from '@/features/winlost/useWinlost';
import { WinlostPanel } from '@/features/winlost/WinlostPanel';
import type { DateRange } from '@/lib/dateRange';
import { ErrorState } from '@/ui/ErrorState';
import { LoadMore } from '@/ui/LoadMore';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonCard } from '@/ui/Skeleton';
import { SkeletonList } from '@/ui/SkeletonList';
import { Tabs } from '@/ui/Tabs';
import { DateRangeForm, useDateRange } from '../shared/DateRangeForm';
import { useTab } from '../shared/useTab';
import { Column, Columns } from './money/Columns';

const tabs = ['mine', 'downline'] as const;
type Tab = (typeof tabs)[number];

/** `/auth/winlost`: win/loss of the member and the downline. */
export function WinlostPage() {
  const { t } = useTranslation(['winlost', 'range']);
  const dates = useDateRange();
  const [tab, choose] = useTab(tabs);
  return (
    <>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      <Columns data-end>
        <Column>
          <DateRangeForm dates={dates} />
        </Column>
        <Column>
          <Tabs
            label={t('tab.label')}
            tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
            value={tab}
            onChange={choose}
          >
            <Rows range={dates.range} tab={tab} />
          </Tabs>
        </Column>
      </Columns>
    </>
  );
}

function Rows({ range, tab }: { readonly range: DateRange; readonly tab: Tab }) {
  const found = useWinlost(range);
  if (found.failed) return <ErrorState onRetry={found.retry} />;
  if (found.isLoading)
    return (
      <>
        <SkeletonCard />
        <SkeletonList />
      </>
    );
  return (
    <>
      <WinlostPanel rows={found[tab]} range={range} isWhole={!found.hasMore} named={tab === 'downline'} />
      <LoadMore hasMore={found.hasMore} pending={found.isFetchingMore} onMore={found.loadMore} />
    </>
  );
}
