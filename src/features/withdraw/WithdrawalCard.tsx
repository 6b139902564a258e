import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { bankLabel } from '@/lib/formatIdentity';
import { formatDateTime, isMoment } from '@/lib/formatDate';
import { AmountFigure } from '@/ui/AmountFigure';
import { formatMoney } from '@/lib/formatMoney';
import { useReveal } from '@/lib/useReveal';
import { text } from '@/theme/typography';
import { BankMark } from '@/ui/art/BankMark';
import { Button } from '@/ui/Button';
import { Card, CardHead } from '@/ui/Card';
import { KeyValue } from '@/ui/KeyValue';
import { Stack } from '@/ui/Stack';
import type { Withdrawal } from './withdrawApi';
import { WithdrawStatusChip, withdrawStatus } from './withdrawStatus';
import { WithdrawTimeline } from './WithdrawTimeline';

interface Props {
  readonly withdrawal: Withdrawal;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** Dismisses a finished one; null while another may not be requested. */
  readonly onAnother: (() => void) | null;
}

/** A pending withdrawal with its progress. */
export function WithdrawalCard({ withdrawal, isRetrying, onRetry, onAnother }: Props) {
  const { t, i18n } = useTranslation('withdraw');
  const card = useReveal<HTMLElement>(withdrawal.status);
  const { may, isOpen } = withdrawStatus(withdrawal.status);
  return (
    <Card ref={card} aria-label={t('open.title')} data-testid="withdrawal">
      <Stack>
        <CardHead>
          <h2>{t('open.title')}</h2>
          <WithdrawStatusChip code={withdrawal.status} />
        </CardHead>
        <AmountFigure centered>{formatMoney(withdrawal.amount)}</AmountFigure>
        <WithdrawTimeline status={withdrawal.status} />
        <KeyValue
          rows={[
            ...(withdrawal.bankName
              ? [
                  {
                    label: t('open.to'),
                    value: (
                      <Bank>
                        <BankMark code={withdrawal.bankName} size={28} />
                        {bankLabel(withdrawal.bankName, i18n.language)}
                        <span>{withdrawal.bankId}</span>
                      </Bank>
                    ),
                  },
                ]
              : []),
            ...(isMoment(withdrawal.createdAt)
              ? [{ label: t('open.createdAt'), value: formatDateTime(withdrawal.createdAt) }]
              : []),
            ...(withdrawal.reason ? [{ label: t('open.reason'), value: withdrawal.reason }] : []),
          ]}
        />
        {may.includes('retry') && (
          <Button size="large" full pending={isRetrying} onClick={onRetry}>
            {t('open.retry')}
          </Button>
        )}
        {isOpen && <Note>{t('open.updates')}</Note>}
        {onAnother && !isOpen && (
          <Button variant="secondary" full onClick={onAnother}>
            {t('open.another')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const Bank = styled.span`
  display: inline-grid;
  grid-template-columns: auto auto;
  align-items: center;
  justify-content: end;
  gap: 0 8px;

  span {
    grid-column: 1 / -1;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Note = styled.p`
  margin: 0;
  color: var(--text-muted);
  text-align: center;
  ${text('small')}
`;
