import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDate } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { Money } from '@/ui/Money';
import type { WinlostRow } from './winlostApi';

interface Props {
  readonly rows: readonly WinlostRow[];
  readonly named: boolean;
}

/** Days as cards: losses red, wins green. */
export function WinlostList({ rows, named }: Props) {
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
