import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { cachedFormat, isMoment } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';
import { Link } from '@/lib/router';
import { text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { Money } from '@/ui/Money';
import { SkeletonCard } from '@/ui/Skeleton';
import { CardHead } from './CardHead';
import { type NetPosition, useGetNetPositionQuery } from './responsibleGamblingApi';

const thaiMonth = cachedFormat(
  () => new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { timeZone: 'UTC', month: 'short', year: '2-digit' }),
);
const englishMonth = cachedFormat(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short', year: 'numeric' }),
);

/** Deposits minus withdrawals, in total and for the last six months. */
export function NetCard() {
  const { t } = useTranslation('responsible');
  const { data, isError, refetch } = useGetNetPositionQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonCard />;
  return (
    <Card aria-label={t('net.title')}>
      <CardHead icon="scale" title={t('net.title')} text={t(directionOf(data.net))} />
      <Net data-testid="net-position">
        {formatMoney(Math.abs(data.net))} <small>{t('limit.amountOf', { amount: '' }).trim()}</small>
      </Net>
      <Sums>
        <div>
          <dt>{t('net.deposits')}</dt>
          <dd>
            <Money baht={data.deposits} />
          </dd>
        </div>
        <div>
          <dt>{t('net.withdrawals')}</dt>
          <dd>
            <Money baht={data.withdrawals} />
          </dd>
        </div>
      </Sums>
      <Months months={data.months} />
      <More to="/auth/transaction/history">{t('net.history')}</More>
    </Card>
  );
}

function directionOf(net: number) {
  if (net === 0) return 'net.even';
  return net > 0 ? 'net.paidIn' : 'net.paidOut';
}

function Months({ months }: { readonly months: NonNullable<NetPosition['months']> }) {
  const { t, i18n } = useTranslation('responsible');
  const format = i18n.language === 'en' ? englishMonth() : thaiMonth();
  return (
    <Table>
      <caption>{t('net.months')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('net.month')}</th>
          <th scope="col">{t('net.deposit')}</th>
          <th scope="col">{t('net.withdrawal')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, deposits, withdrawals }) => (
          <tr key={month}>
            <th scope="row">{isMoment(month) ? format.format(new Date(`${month}-01T00:00:00Z`)) : month}</th>
            <td>
              <Money baht={deposits} />
            </td>
            <td>
              <Money baht={withdrawals} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Net = styled.p`
  margin: 12px 0;
  color: var(--gold-strong);
  font-variant-numeric: tabular-nums;
  ${text('display', 'bold')}

  small {
    font-family: var(--font-body);
    color: var(--text-muted);
    ${text('small')}
  }
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  margin: 0 0 16px;

  div {
    padding: 10px 14px;
    border-radius: var(--radius-m);
    background: var(--surface-2);
  }
  dt {
    color: var(--text-muted);
    ${text('small')}
  }
  dd {
    ${text('body', 'bold')}
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text('small')}

  caption {
    padding-bottom: 6px;
    text-align: left;
    ${text('small', 'bold')}
  }
  th {
    color: var(--text-muted);
    font-weight: 400;
  }
  th[scope='row'] {
    text-align: left;
  }
  thead th:first-child {
    text-align: left;
  }
  th,
  td {
    padding: 7px 0;
    text-align: right;
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-top: 4px;
`;
