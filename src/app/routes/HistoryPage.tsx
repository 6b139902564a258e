import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { RowList } from '@/ui/Stack';
import { useSearchParams } from '@/lib/router';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LinkButton } from '@/ui/LinkButton';
import { LoadMore } from '@/ui/LoadMore';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonList } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { AdjustmentRow, BonusRow, DepositRow, GameRow, TurnoverRow, WithdrawRow } from './money/historyRows';
import {
  type HistoryRow,
  type HistoryTab,
  useHistory,
  useHistoryTabs,
  useHistoryNews,
  useRetry,
} from './money/useHistory';
import { SectionBoundary } from '../ErrorBoundary';

/** All movements of the member's money, newest first. */
export function HistoryPage() {
  const { t } = useTranslation('history');
  const [search, setSearch] = useSearchParams();
  const tabs = useHistoryTabs();
  const tab = tabs.find((known) => known === search.get('type')) ?? 'all';
  const choose = (next: HistoryTab) => setSearch(next === 'all' ? {} : { type: next }, { replace: true });
  return (
    <Narrow>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      <Tabs
        label={t('tab.label')}
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={tab}
        onChange={choose}
      >
        <SectionBoundary key={tab}>
          <Rows tab={tab} />
        </SectionBoundary>
      </Tabs>
    </Narrow>
  );
}

function Rows({ tab }: { readonly tab: HistoryTab }) {
  const { t } = useTranslation('history');
  const { rows, hasMore, isLoading, isFetchingMore, failed, loadMore, retry } = useHistory(tab);
  const { retrying, sendAgain } = useRetry();
  useHistoryNews(rows);

  if (isLoading) return <SkeletonList rows={6} />;
  if (failed && rows.length === 0) return <ErrorState onRetry={retry} />;
  if (rows.length === 0) {
    const action = (
      <LinkButton to="/auth/deposit" variant="secondary">
        {t('list.deposit')}
      </LinkButton>
    );
    return (
      <EmptyState
        art={<EmptyArt size={160} />}
        title={t('list.empty')}
        text={t('list.emptyHint')}
        action={action}
      />
    );
  }

  const cardOf = (row: HistoryRow) => {
    if ('withdrawal' in row) {
      return (
        <WithdrawRow row={row.withdrawal} retrying={retrying} onRetry={(failed) => void sendAgain(failed)} />
      );
    }
    if ('transfer' in row) return <GameRow row={row.transfer} />;
    if ('adjustment' in row) return <AdjustmentRow row={row.adjustment} />;
    if ('requirement' in row) return <TurnoverRow row={row.requirement} />;
    return tab === 'bonus' ? <BonusRow row={row.deposit} /> : <DepositRow row={row.deposit} />;
  };

  return (
    <>
      <RowList>
        {rows.map((row) => (
          <li key={row.uuid} data-testid="history-row">
            {cardOf(row)}
          </li>
        ))}
      </RowList>
      {failed && <ErrorState onRetry={retry} />}
      <LoadMore hasMore={hasMore} pending={isFetchingMore} onMore={loadMore} />
    </>
  );
}

const Narrow = styled.div`
  max-width: 760px;
  margin: 0 auto;
`;
