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
import type { WinlostRow } from './winlostApi';
import { WinlostChart } from './WinlostChart';
import { WinlostList } from './WinlostList';
import { daysOfRows, sumsOf } from './winlostSums';

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
