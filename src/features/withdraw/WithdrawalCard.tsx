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
import { Check, X } from '@/ui/icons';
import { hasOwn } from '#schemas/common/text';

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
  color: var(--text-muted);
  text-align: center;
  ${text('small')}
`;

/** Progress of a withdrawal. */
export function WithdrawTimeline({ status }: { readonly status: string }) {
  const { t } = useTranslation('withdraw');
  return (
    <Steps aria-label={t('timeline.label')}>
      {timelineOf(status).map(({ label, state }) => (
        <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Dot>
            {state === 'done' && <Check size={14} aria-hidden="true" />}
            {state === 'failed' && <X size={14} aria-hidden="true" />}
          </Dot>
          {t(label)}
        </li>
      ))}
    </Steps>
  );
}

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border: 2px solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface-1);
  color: var(--surface-1);
`;

const Steps = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  ${text('micro')}

  li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 6px;
    color: var(--text-faint);
    text-align: center;
  }

  li + li::before {
    position: absolute;
    top: 12px;
    left: -50%;
    z-index: 0;
    width: 100%;
    height: 2px;
    background: var(--line-strong);
    content: '';
  }

  ${Dot} {
    position: relative;
    z-index: 1;
  }

  li[data-state='done'] {
    color: var(--text);

    ${Dot} {
      border-color: var(--success);
      background: var(--success);
    }

    &::before {
      background: var(--success);
    }
  }

  li[data-state='now'] {
    color: var(--text);
    font-weight: 600;

    ${Dot} {
      border-color: var(--accent);
      box-shadow: 0 0 0 5px var(--accent-soft);
    }
  }

  li[data-state='failed'] {
    color: var(--danger);

    ${Dot} {
      border-color: var(--danger);
      background: var(--danger);
    }
  }
`;

export type StepState = 'done' | 'now' | 'failed' | 'ahead';

export interface TimelineStep {
  readonly label: `timeline.${'asked' | 'paying' | 'paid' | 'failed' | 'rejected' | 'refunded'}`;
  readonly state: StepState;
}

const step = (label: TimelineStep['label'], state: StepState): TimelineStep => ({ label, state });
const asked = step('timeline.asked', 'done');

const timelines: Readonly<Record<string, readonly TimelineStep[]>> = {
  PENDING: [step('timeline.asked', 'now'), step('timeline.paying', 'ahead'), step('timeline.paid', 'ahead')],
  PROCESSING: [asked, step('timeline.paying', 'now'), step('timeline.paid', 'ahead')],
  SUCCESS: [asked, step('timeline.paying', 'done'), step('timeline.paid', 'done')],
  FAILED: [asked, step('timeline.failed', 'failed'), step('timeline.paid', 'ahead')],
  REJECTED: [asked, step('timeline.rejected', 'failed'), step('timeline.refunded', 'ahead')],
  REFUNDED: [asked, step('timeline.rejected', 'done'), step('timeline.refunded', 'done')],
};

/** Timeline steps of a withdrawal by status; for an unknown code only the request. */
export function timelineOf(status: string): readonly TimelineStep[] {
  return (hasOwn(timelines, status) ? timelines[status] : undefined) ?? [step('timeline.asked', 'now')];
}
