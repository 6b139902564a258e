import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';
import { formatDate, isMoment } from '@/lib/formatDate';
import type { DateRange } from '@/lib/dateRange';
import { text } from '@/theme/typography';
import { EmptyList } from '@/ui/EmptyList';
import { ErrorState } from '@/ui/ErrorState';
import { PagedList } from '@/ui/PagedList';
import { Money } from '@/ui/Money';
import { FigureRow } from '@/ui/FigureRow';
import { RowList } from '@/ui/Stack';
import { SkeletonList } from '@/ui/SkeletonList';
import {
  type FriendBonus,
  useGetDownlineBonusQuery,
  useGetDownlineInfiniteQuery,
  useGetIncomeLogInfiniteQuery,
} from './affiliateApi';
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
        <EmptyList title={t('bonus.empty')} text={t('bonus.emptyText')} />
      ) : (
        <RowList>
          {friends.map(([name, friend]) => (
            <FriendRow key={name} name={name} friend={friend} />
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
    <FigureRow data-testid="bonus-row" title={name} figure={known(bonus)} isGold>
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </FigureRow>
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
  return (
    <PagedList query={list} empty={<EmptyList title={t('downline.empty')} text={t('downline.emptyText')} />}>
      {({ username: name, joinedAt, deposit }, index) => (
        // Masked names are not unique, so the index is part of the key.
        <FigureRow
          key={`${name}${index}`}
          data-testid="friend"
          title={name}
          note={t('downline.joined', { date: isMoment(joinedAt) ? formatDate(joinedAt) : '-' })}
          figure={<Money baht={deposit} />}
          caption={t('downline.deposit')}
        />
      )}
    </PagedList>
  );
}

/** Commission day by day and friend by friend. */
export function IncomeLog({ range }: { readonly range: DateRange }) {
  const { t } = useTranslation('affiliate');
  const username = useSelector(selectUser)?.user_pass.username ?? '';
  const list = useGetIncomeLogInfiniteQuery({ username, ...range }, { skip: !username });
  return (
    <PagedList query={list} empty={<EmptyList title={t('log.empty')} text={t('log.emptyText')} />}>
      {({ date, username: name, turnover, amount }, index) => (
        <FigureRow
          key={`${date}${name}${index}`}
          data-testid="income-row"
          title={name}
          note={`${formatDate(date)} · ${t('log.turnover', { amount: formatMoney(turnover) })}`}
          figure={<Money baht={amount} signed />}
          caption={t('log.amount')}
        />
      )}
    </PagedList>
  );
}

/** Details side by side below a row. */
const Facts = styled.dl`
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
    font-variant-numeric: tabular-nums;
    ${text('small')}
  }
`;
