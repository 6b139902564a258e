import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { DateRange } from '@/lib/dateRange';
import { text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import { EmptyList } from '@/ui/EmptyList';
import { KeyValue } from '@/ui/KeyValue';
import { Money } from '@/ui/Money';
import { FigureRow } from '@/ui/FigureRow';
import { RowList, Stack } from '@/ui/Stack';
import { Muted } from '@/ui/Muted';
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
  if (rows.length === 0) return <EmptyList title={t('list.empty')} text={t('list.emptyText')} />;
  const { winlost, turnover, amount } = sumsOf(rows);
  return (
    <Stack>
      <Card>
        <Muted as="h2">{t(isWhole ? 'total.title' : 'total.shown')}</Muted>
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
    <RowList>
      {rows.map(({ date, username, winlost, turnover, amount }, place) => {
        const turned = t('row.turnover', { amount: formatMoney(turnover) });
        return (
          <FigureRow
            key={`${date}${username}${place}`}
            data-testid="winlost-row"
            title={named ? username : formatDate(date)}
            note={named ? `${formatDate(date)} · ${turned}` : turned}
            figure={<Money baht={winlost} signed />}
            caption={!!amount && t('row.amount', { amount: formatMoney(amount) })}
          />
        );
      })}
    </RowList>
  );
}
