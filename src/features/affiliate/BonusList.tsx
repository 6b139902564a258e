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
import { RowList } from '@/ui/Stack';
import { SkeletonList } from '@/ui/Skeleton';
import { type FriendBonus, useGetDownlineBonusQuery } from './affiliateApi';
import { End, Facts, RowCard } from './rows.styles';

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
