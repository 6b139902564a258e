import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { bankLabel } from '@/lib/formatIdentity';
import { formatDateTime, isMoment } from '@/lib/formatDate';
import { AmountFigure } from '@/ui/AmountFigure';
import { formatMoney } from '@/lib/formatMoney';
import { useReveal } from '@/lib/useReveal';
import { figures, text } from '@/theme/typography';
import { BankMark } from '@/ui/art/BankMark';
import { Button } from '@/ui/Button';
import { Card, CardHead } from '@/ui/Card';
import { useReasonText } from '@/i18n/reasonText';
import { KeyValue } from '@/ui/KeyValue';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
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
  const reason = useReasonText()(withdrawal);
  const money = hasOwn(whereabouts, withdrawal.status) ? whereabouts[withdrawal.status] : undefined;
  return (
    <Card ref={card} aria-label={t('open.title')} data-testid="withdrawal">
      <Stack>
        <CardHead>
          <h2>{t('open.title')}</h2>
          <WithdrawStatusChip code={withdrawal.status} />
        </CardHead>
        <AmountFigure centered>{formatMoney(withdrawal.amount)}</AmountFigure>
        <WithdrawTimeline status={withdrawal.status} stoppedAt={withdrawal.stoppedAt} />
        {money && (
          <Notice tone={money.tone}>{t(money.text, { amount: formatMoney(withdrawal.amount) })}</Notice>
        )}
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
            ...(reason ? [{ label: t('open.reason'), value: reason }] : []),
          ]}
        />
        {may.includes('retry') && (
          <Button size="large" full pending={isRetrying} onClick={onRetry}>
            {t('open.retry')}
          </Button>
        )}
        {(money || isOpen) && (
          <LinkButton to="/auth/contact" variant="secondary" full>
            {t('open.contact')}
          </LinkButton>
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

/** Where the money of a stopped withdrawal is. */
const whereabouts: Readonly<
  Record<string, { tone: 'success' | 'info' | 'warning'; text: `open.${'refunded' | 'refunding' | 'held'}` }>
> = {
  REFUNDED: { tone: 'success', text: 'open.refunded' },
  REJECTED: { tone: 'info', text: 'open.refunding' },
  FAILED: { tone: 'warning', text: 'open.held' },
};

const Bank = styled.span`
  display: inline-grid;
  grid-template-columns: auto auto;
  align-items: center;
  justify-content: end;
  gap: 0 8px;

  span {
    grid-column: 1 / -1;
    ${figures}
    white-space: nowrap;
  }
`;

const Note = styled.p`
  color: var(--text-muted);
  text-align: center;
  ${text('small')}
`;

/** Progress of a withdrawal. */
export function WithdrawTimeline({ status, stoppedAt }: Pick<Withdrawal, 'status' | 'stoppedAt'>) {
  const { t } = useTranslation('withdraw');
  return (
    <Steps aria-label={t('timeline.label')}>
      {timelineOf(status, stoppedAt).map(({ label, state }) => (
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
  readonly label: `timeline.${'asked' | 'checked' | 'paying' | 'paid' | 'failed' | 'rejected'}`;
  readonly state: StepState;
}

const step = (label: TimelineStep['label'], state: StepState): TimelineStep => ({ label, state });
const asked = step('timeline.asked', 'done');
const checked = step('timeline.checked', 'done');
const ahead = step('timeline.paid', 'ahead');

const timelines: Readonly<Record<string, readonly TimelineStep[]>> = {
  PENDING: [asked, step('timeline.checked', 'now'), ahead],
  PROCESSING: [asked, checked, step('timeline.paying', 'now')],
  SUCCESS: [asked, checked, step('timeline.paid', 'done')],
  CHECK: [asked, step('timeline.rejected', 'failed'), ahead],
  TRANSFER: [asked, checked, step('timeline.failed', 'failed')],
};

/**
 * Steps of a withdrawal: requested, checked, transferred; a stopped one ends where it stopped, and for an unknown code
 * only the request is known.
 */
export function timelineOf(status: string, stoppedAt?: string | null): readonly TimelineStep[] {
  const isStopped = status === 'REJECTED' || status === 'REFUNDED' || status === 'FAILED';
  const stop = stoppedAt ?? (status === 'FAILED' ? 'TRANSFER' : 'CHECK');
  const key = isStopped ? stop : status;
  return (hasOwn(timelines, key) ? timelines[key] : undefined) ?? [step('timeline.asked', 'now')];
}
