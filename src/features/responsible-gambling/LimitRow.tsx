import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { ProgressBar } from '@/ui/ProgressBar';
import { PendingLimit } from './PendingLimit';
import type { DepositLimit } from './responsibleGamblingApi';

interface Props {
  readonly limit: DepositLimit;
  readonly onEdit: () => void;
}

/** One limit: its usage, and a button to change it. */
export function LimitRow({ limit, onEdit }: Props) {
  const { t } = useTranslation('responsible');
  const { period, amount, used, left, pending } = limit;
  const money = (baht: number | undefined) => formatMoney(baht, { whole: true });
  const name = t(`limit.${period}`);
  return (
    <Row>
      <Line>
        <span>
          <b>{name}</b>
          {amount === null ? (
            <small>{t('limit.none')}</small>
          ) : (
            <Figure>{t('limit.amountOf', { amount: money(amount) })}</Figure>
          )}
        </span>
        <Button
          variant={amount === null ? 'secondary' : 'ghost'}
          size="small"
          aria-label={`${t(amount === null ? 'limit.set' : 'limit.change')} ${name}`}
          onClick={onEdit}
        >
          {t(amount === null ? 'limit.set' : 'limit.change')}
        </Button>
      </Line>
      {amount !== null && (
        <>
          <ProgressBar value={(used ?? 0) / amount} label={t('limit.used', { used: money(used) })} />
          <Ends>
            <span>{t('limit.used', { used: money(used) })}</span>
            <span>{t('limit.left', { left: money(left ?? undefined) })}</span>
          </Ends>
        </>
      )}
      {pending && <PendingLimit period={period} pending={pending} />}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 14px 0;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  b,
  small {
    display: block;
  }
  b {
    font-weight: 400;
  }
  /* Span labels are lower case, because they are also used within a title. */
  b::first-letter {
    text-transform: uppercase;
  }
  small {
    color: var(--text-muted);
    ${text('small')}
  }
`;

const Figure = styled.span`
  ${text('lead', 'bold')}
  font-variant-numeric: tabular-nums;
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
`;
