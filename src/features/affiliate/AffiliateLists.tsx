import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';
import { formatDate, isMoment } from '@/lib/formatDate';
import type { DateRange } from '@/lib/dateRange';
import { text } from '@/theme/typography';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Money } from '@/ui/Money';
import { RowList, rowFace } from '@/ui/Stack';
import { SkeletonList } from '@/ui/Skeleton';
import {
  type FriendBonus,
  useGetDownlineBonusQuery,
  useGetDownlineInfiniteQuery,
  useGetIncomeLogInfiniteQuery,
} from './affiliateApi';
import { LoadMore } from '@/ui/LoadMore';
import { formatMoney } from '@/lib/formatMoney';

/** What each friend earned the member between two days, with the total. */
export function BonusList({ range }: { readonly range: DateRange }) {
  const { t } = useTranslation('affiliate');
  const username = useSelector(selectUser)?.user_pass.username ?? '';
  const asked = { username, ...range };
  const { currentData, isFetching, isError, refetch } = useGetDownlineBonusQuery(asked, { skip: !username });

  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  if (!currentData) return <SkeletonList />;
  const friends = Object.entries(currentData.downline_users);
  return (
    <>
      <Total>
        <span>{t('bonus.total')}</span>
        <strong data-testid="total-bonus">
          <Money baht={currentData.total_bonus ?? 0} unit />
        </strong>
        <small>{t('bonus.users', { n: friends.length })}</small>
      </Total>
      {friends.length === 0 ? (
        <EmptyState art={<EmptyArt size={160} />} title={t('bonus.empty')} text={t('bonus.emptyText')} />
      ) : (
        <RowList>
          {friends.map(([name, friend]) => (
            <li key={name} data-testid="bonus-row">
              <FriendRow name={name} friend={friend} />
            </li>
          ))}
        </RowList>
      )}
    </>
  );
}

function FriendRow({ name, friend }: { readonly name: string; readonly friend: FriendBonus }) {
  const { t } = useTranslation('affiliate');
  const { deposit, turnover, winlost, bonus, joinedAt } = friend;
  const facts = [
    { label: t('bonus.deposit'), value: known(deposit) },
    { label: t('bonus.turnover'), value: known(turnover) },
    { label: t('bonus.winlost'), value: known(winlost, true) },
    { label: t('bonus.joined'), value: isMoment(joinedAt) ? formatDate(joinedAt) : '-' },
  ];
  return (
    <RowCard>
      <h3>{name}</h3>
      <End data-gold>
        <strong>{known(bonus)}</strong>
      </End>
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </RowCard>
  );
}

/** A missing figure is shown as a dash. */
function known(baht: number | null | undefined, signed = false) {
  return typeof baht === 'number' ? <Money baht={baht} signed={signed} /> : '-';
}

const Total = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 12px;
  margin-bottom: 12px;
  padding: 14px 16px;
  border-radius: var(--radius-l);
  background: var(--gold-soft);

  strong {
    color: var(--gold-strong);
    ${text('title', 'bold')}
  }
  small {
    color: var(--text-muted);
    ${text('micro')}
  }
`;

/** Friends whom the member invited, names masked. */
export function DownlineList() {
  const { t } = useTranslation('affiliate');
  const username = useSelector(selectUser)?.user_pass.username ?? '';
  const list = useGetDownlineInfiniteQuery(username, { skip: !username });
  const friends = list.data?.pages.flatMap(({ rows }) => rows) ?? [];

  if (list.isLoading) return <SkeletonList />;
  if (list.isError && friends.length === 0) return <ErrorState onRetry={() => void list.refetch()} />;
  if (friends.length === 0)
    return (
      <EmptyState art={<EmptyArt size={160} />} title={t('downline.empty')} text={t('downline.emptyText')} />
    );
  return (
    <>
      <RowList>
        {friends.map(({ username: name, joinedAt, deposit }, place) => (
          // Masked names are not unique, so the index is part of the key.
          <li key={`${name}${place}`} data-testid="friend">
            <RowCard>
              <div>
                <h3>{name}</h3>
                <p>{t('downline.joined', { date: isMoment(joinedAt) ? formatDate(joinedAt) : '-' })}</p>
              </div>
              <End>
                <strong>
                  <Money baht={deposit} />
                </strong>
                <small>{t('downline.deposit')}</small>
              </End>
            </RowCard>
          </li>
        ))}
      </RowList>
      <LoadMore
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}

/** Commission day by day and friend by friend. */
export function IncomeLog({ range }: { readonly range: DateRange }) {
  const { t } = useTranslation('affiliate');
  const username = useSelector(selectUser)?.user_pass.username ?? '';
  const list = useGetIncomeLogInfiniteQuery({ username, ...range }, { skip: !username });
  const rows = list.currentData?.pages.flatMap((page) => page.rows) ?? [];

  if (list.isError && rows.length === 0) return <ErrorState onRetry={() => void list.refetch()} />;
  if (!list.currentData) return <SkeletonList />;
  if (rows.length === 0)
    return <EmptyState art={<EmptyArt size={160} />} title={t('log.empty')} text={t('log.emptyText')} />;
  return (
    <>
      <RowList>
        {rows.map(({ date, username: name, turnover, amount }, place) => (
          <li key={`${date}${name}${place}`} data-testid="income-row">
            <RowCard>
              <div>
                <h3>{name}</h3>
                <p>
                  {formatDate(date)} · {t('log.turnover', { amount: formatMoney(turnover) })}
                </p>
              </div>
              <End>
                <strong>
                  <Money baht={amount} signed />
                </strong>
                <small>{t('log.amount')}</small>
              </End>
            </RowCard>
          </li>
        ))}
      </RowList>
      <LoadMore
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}

/** One friend or one day: name and date at the start, the result at the end. */
export const RowCard = styled.article`
  ${rowFace}

  h3 {
    overflow-wrap: anywhere;
    ${text('body', 'bold')}
  }
  p {
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
    ${text('micro')}
  }
`;

/** The figure at the end of a row. */
export const End = styled.div`
  text-align: right;

  strong {
    ${text('lead', 'bold')}
  }
  small {
    display: block;
    color: var(--text-muted);
    ${text('micro')}
  }
  &[data-gold] strong {
    color: var(--gold-strong);
  }
`;

/** Details side by side below a row. */
export const Facts = styled.dl`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(156px, 1fr));
  gap: 6px 16px;
  padding-top: 10px;
  border-top: 1px dashed var(--line);

  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
  }
  dt {
    color: var(--text-muted);
    ${text('micro')}
  }
  dd {
    font-family: var(--font-figures);
    font-variant-numeric: tabular-nums;
    ${text('small')}
  }
`;
