import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { DateRange } from '@/lib/dateRange';
import { text } from '@/theme/typography';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { KeyValue } from '@/ui/KeyValue';
import { Money } from '@/ui/Money';
import { Stack } from '@/ui/Stack';
import { type WinlostRow, daysOfRows, sumsOf } from './useWinlost';
import { WinlostChart } from './WinlostChart';
import { formatDate } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';

interface Props {
  readonly rows: readonly WinlostRow[];
  readonly range: DateRange;
  /** All rows of the range are loaded. */
  readonly isWhole: boolean;
  /** Rows belong to several people, so each shows its owner. */
  readonly named: boolean;
}

/** One tab: the total, the daily bars, then all rows. */
export function WinlostPanel({ rows, range, isWhole, named }: Props) {
  const { t } = useTranslation('winlost');
  if (rows.length === 0)
    return <EmptyState art={<EmptyArt size={160} />} title={t('list.empty')} text={t('list.emptyText')} />;
  const { winlost, turnover, amount } = sumsOf(rows);
  return (
    <Stack>
      <Card>
        <Label>{t(isWhole ? 'total.title' : 'total.shown')}</Label>
        <Figure data-testid="winlost-total">
          <Money baht={winlost} signed unit />
        </Figure>
        <WinlostChart days={daysOfRows(rows, range)} range={range} />
        <KeyValue
          rows={[
            { label: t('total.turnover'), value: <Money baht={turnover} /> },
            { label: t('total.amount'), value: <Money baht={amount} signed /> },
          ]}
        />
      </Card>
      <WinlostList rows={rows} named={named} />
    </Stack>
  );
}

const Label = styled.h2`
  color: var(--text-muted);
  ${text('small')}
`;

const Figure = styled.p`
  margin-bottom: 12px;
  ${text('figure', 'bold')}
`;

interface WinlostListProps {
  readonly rows: readonly WinlostRow[];
  readonly named: boolean;
}

/** Days as cards: losses red, wins green. */
export function WinlostList({ rows, named }: WinlostListProps) {
  const { t } = useTranslation('winlost');
  return (
    <Rows>
      {rows.map(({ date, username, winlost, turnover, amount }, place) => (
        <li key={`${date}${username}${place}`} data-testid="winlost-row">
          <div>
            <h3>{named ? username : formatDate(date)}</h3>
            <p>
              {named && `${formatDate(date)} · `}
              {t('row.turnover', { amount: formatMoney(turnover) })}
            </p>
          </div>
          <div>
            <strong>
              <Money baht={winlost} signed />
            </strong>
            {!!amount && <p>{t('row.amount', { amount: formatMoney(amount) })}</p>}
          </div>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    padding: 14px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface-1);
  }
  li > div + div {
    text-align: right;
  }
  h3 {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    ${text('body', 'bold')}
  }
  strong {
    ${text('lead', 'bold')}
  }
  p {
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
    ${text('micro')}
  }
`;
