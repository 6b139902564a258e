import styled from 'styled-components';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { RowList } from '@/ui/Stack';
import { useSearchParams } from '@/lib/router';
import { EmptyList } from '@/ui/EmptyList';
import { ErrorState } from '@/ui/ErrorState';
import { LinkButton } from '@/ui/LinkButton';
import { LoadMore } from '@/ui/LoadMore';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonList } from '@/ui/SkeletonList';
import { Tabs } from '@/ui/Tabs';
import {
  AdjustmentRow,
  BonusRow,
  DepositRow,
  GameRow,
  SessionRow,
  TurnoverRow,
  WithdrawRow,
} from './money/historyRows';
import {
  type HistoryRow,
  type HistoryTab,
  useHistory,
  useHistoryTabs,
  useHistoryNews,
  useRetry,
} from './money/useHistory';
import { SectionBoundary } from '../ErrorBoundary';
import { DateRangeFilter, useOptionalDateRange } from '../shared/DateRangeForm';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { UnderDay } from '@/features/log/HistoryCard';
import { formatLongDate, isMoment } from '@/lib/formatDate';
import { text } from '@/theme/typography';
import type { HistoryRange } from '@/api/numberedPages';

/** All movements of the member's money by day, newest first; the filters stand in the address. */
export function HistoryPage() {
  const { t } = useTranslation('history');
  const [search, setSearch] = useSearchParams();
  const tabs = useHistoryTabs();
  const tab = tabs.find((known) => known === search.get('type')) ?? 'all';
  const dates = useOptionalDateRange();
  const choose = (next: HistoryTab) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'all') after.delete('type');
        else after.set('type', next);
        return after;
      },
      { replace: true },
    );
  return (
    <Narrow>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      <Tabs
        label={t('tab.label')}
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        value={tab}
        onChange={choose}
      >
        <Filter>
          <DateRangeFilter dates={dates} />
        </Filter>
        <SectionBoundary key={tab}>
          <Rows tab={tab} range={dates.range} today={dates.today} />
        </SectionBoundary>
      </Tabs>
    </Narrow>
  );
}

interface Listed {
  readonly tab: HistoryTab;
  readonly range: HistoryRange;
  readonly today: string;
}

function Rows({ tab, range, today }: Listed) {
  const { t } = useTranslation('history');
  const { rows, hasMore, isLoading, isFetchingMore, failed, loadMore, retry } = useHistory(tab, range);
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
    const hint = t(range ? 'list.emptyRange' : 'list.emptyHint');
    return <EmptyList title={t('list.empty')} text={hint} action={action} />;
  }

  const cardOf = (row: HistoryRow) => {
    if ('withdrawal' in row) {
      return (
        <WithdrawRow row={row.withdrawal} retrying={retrying} onRetry={(failed) => void sendAgain(failed)} />
      );
    }
    if ('session' in row) return <SessionRow row={row.session} />;
    if ('transfer' in row) return <GameRow row={row.transfer} />;
    if ('adjustment' in row) return <AdjustmentRow row={row.adjustment} />;
    if ('requirement' in row) return <TurnoverRow row={row.requirement} />;
    return tab === 'bonus' ? <BonusRow row={row.deposit} /> : <DepositRow row={row.deposit} />;
  };

  return (
    <>
      <UnderDay value={true}>
        {byDay(rows).map(([day, ofDay]) => (
          <Fragment key={day}>
            {day !== '' && (
              <Day>
                <DayName day={day} today={today} />
              </Day>
            )}
            <RowList>
              {ofDay.map((row) => (
                <li key={row.uuid} data-testid="history-row">
                  {cardOf(row)}
                </li>
              ))}
            </RowList>
          </Fragment>
        ))}
      </UnderDay>
      {failed && <ErrorState onRetry={retry} />}
      <LoadMore hasMore={hasMore} pending={isFetchingMore} onMore={loadMore} />
    </>
  );
}

/** Rows under their Bangkok days in the given order; the day of rows without a time is empty. */
function byDay(rows: readonly HistoryRow[]): [string, HistoryRow[]][] {
  const days = new Map<string, HistoryRow[]>();
  for (const row of rows) {
    const day = isMoment(row.createdAt) ? bangkokDay(row.createdAt) : '';
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days];
}

function DayName({ day, today }: { readonly day: string; readonly today: string }) {
  const { t, i18n } = useTranslation('history');
  const date = formatLongDate(day, i18n.language);
  if (day === today) return t('day.today', { date });
  return day === addDays(today, -1) ? t('day.yesterday', { date }) : date;
}

const Filter = styled.div`
  margin-bottom: 16px;
`;

const Day = styled.h2`
  margin: 20px 0 8px;
  color: var(--text-muted);
  ${text('small', 'bold')}
`;

const Narrow = styled.div`
  max-width: 760px;
  margin: 0 auto;
`;
