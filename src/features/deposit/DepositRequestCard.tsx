import styled from 'styled-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReveal } from '@/lib/useReveal';
import { Card } from '@/ui/Card';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { figures, text } from '@/theme/typography';
import { CompanyAccount } from './ReceivingBanks';
import { DepositStatusChip, depositStatus } from './depositStatus';
import { DepositOutcome, RequestHead } from './DepositOutcome';
import type { PaySource } from './DepositForm';
import type { DepositRequest } from './depositApi';
import { formatMoney } from '@/lib/formatMoney';
import { CopyButton } from '@/ui/CopyButton';
import { Clock } from '@/ui/icons';
import { Countdown } from '@/ui/Countdown';
import { Suspense, useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { LinkButton } from '@/ui/LinkButton';
import { Muted } from '@/ui/Muted';
import { lazyPart } from '@/lib/lazyPart';

/** Loads with the first request, because the form shows no code. */
const PromptPayQr = lazyPart(async () => (await import('./PromptPayQr')).PromptPayQr);

interface Props {
  readonly request: DepositRequest;
  readonly source: PaySource | null;
  /** Called when the transfer deadline passes, to refetch the request. */
  readonly onTimeUp: () => void;
  readonly actions: DepositRequestHandlers;
}

/** A pending request: amount, receiving account, deadline. */
export function DepositRequestCard({ request, source, onTimeUp, actions }: Props) {
  const { t } = useTranslation('deposit');
  const isWaiting = request.status === 'PENDING';
  const card = useReveal<HTMLElement>(request.status);
  return (
    <Card ref={card} aria-label={t('form.title')} data-testid="deposit-request">
      <Stack $gap={20}>
        <RequestHead>
          <DepositStatusChip code={request.status} />
          {isWaiting && request.expiredAt && <TransferCountdown until={request.expiredAt} onEnd={onTimeUp} />}
        </RequestHead>
        {isWaiting ? (
          <>
            <PayAmount baht={request.payAmount ?? request.amount} />
            {request.bank && (
              <Ways>
                {request.bank.promptPay && (
                  <Suspense fallback={<QrSpace />}>
                    <PromptPayQr bank={request.bank} baht={request.payAmount ?? request.amount ?? 0} />
                  </Suspense>
                )}
                <section aria-label={t('request.account')}>
                  <Label>{t('request.account')}</Label>
                  <CompanyAccount bank={request.bank} />
                </section>
              </Ways>
            )}
            <Notice tone="info">{t(source === 'wallet' ? 'from.walletHint' : 'hint.account')}</Notice>
          </>
        ) : (
          <DepositOutcome request={request} />
        )}
        <DepositRequestActions status={request.status} actions={actions} />
      </Stack>
    </Card>
  );
}

/* About as tall as the code, so that the account below does not move. */
const QrSpace = styled.div`
  min-height: 380px;
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  align-items: start;
  gap: 16px;
`;

const Label = styled.p`
  margin: 0 0 8px;
  color: var(--text-muted);
  ${text('small')}
`;

/** The amount to transfer, in baht; its satang are emphasized, because they identify the transfer. */
export function PayAmount({ baht }: { readonly baht: number | null | undefined }) {
  const { t } = useTranslation(['deposit', 'common']);
  const [whole, satang] = formatMoney(baht).split('.');
  const hasSatang = satang !== undefined && satang !== '00';
  return (
    <Box>
      <Muted>{t('request.payAmount')}</Muted>
      <Figure data-testid="pay-amount">
        {whole}
        {satang && <Satang data-marked={hasSatang}>.{satang}</Satang>}
        <Unit>{t('common:baht')}</Unit>
      </Figure>
      {hasSatang && <Exactly>{t('request.exactly')}</Exactly>}
      {typeof baht === 'number' && <CopyButton value={baht.toFixed(2)} label={t('request.copyAmount')} />}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  text-align: center;
`;

const Figure = styled.p`
  color: var(--gold-strong);
  font-variant-numeric: tabular-nums;
  font-size: 2.75rem;
  line-height: 1.15;
  font-weight: 600;
  letter-spacing: -0.01em;
`;

const Satang = styled.span`
  &[data-marked='true'] {
    padding: 0 4px 0 1px;
    border-bottom: 3px solid var(--gold);
    border-radius: var(--radius-s) var(--radius-s) 0 0;
    background: var(--gold-soft);
  }
`;

const Unit = styled.span`
  margin-left: 8px;
  color: var(--text-muted);
  font-family: var(--font-body);
  ${text('body')}
`;

const Exactly = styled.p`
  margin-top: 4px;
  text-wrap: balance;
  color: var(--text-muted);
  ${text('small')}
`;

interface TransferCountdownProps {
  /** "Transfer within" by default. */
  readonly label?: string;
  /** ISO deadline of the transfer. */
  readonly until: string;
  readonly onEnd: () => void;
}

/** Minutes and seconds left for the transfer. */
export function TransferCountdown({ label, until, onEnd }: TransferCountdownProps) {
  const { t } = useTranslation('deposit');
  return (
    <Pill>
      <Clock size={16} aria-hidden="true" />
      <span>{label ?? t('request.timeLeft')}</span>
      <Countdown until={until} onEnd={onEnd} endText={t('request.timeUp')} />
    </Pill>
  );
}

const Pill = styled.p`
  display: inline-grid;
  grid-auto-flow: column;
  align-items: center;
  gap: 8px;
  padding: 6px 14px;
  border-radius: var(--chip-radius);
  background: var(--warning-soft);
  color: var(--warning);
  ${figures}
  ${text('small', 'bold')}
`;

export interface DepositRequestHandlers {
  readonly transferred: () => void;
  readonly cancel: () => Promise<void>;
  readonly startAgain: () => void;
  /** Makes another code for the same amount; null for a bank transfer. */
  readonly newQr: (() => void) | null;
  readonly isPending: boolean;
  /** Where to attach a slip; null where the brand does not accept slips. */
  readonly slipTo: string | null;
  readonly contactTo: string;
  /** The way to a game; null where the brand has no games. */
  readonly play: ReactNode;
}

interface DepositRequestActionsProps {
  readonly status: string;
  readonly actions: DepositRequestHandlers;
}

/** Actions that the request's status allows. */
export function DepositRequestActions({ status, actions }: DepositRequestActionsProps) {
  const { t } = useTranslation('deposit');
  const [isAsking, setAsking] = useState(false);
  const { may } = depositStatus(status);
  const isPaid = status === 'SUCCESS';
  return (
    <Actions $gap={12}>
      {may.includes('transferred') && !actions.newQr && (
        <Button size="large" full pending={actions.isPending} onClick={actions.transferred}>
          {t('action.transferred')}
        </Button>
      )}
      {may.includes('startAgain') && actions.newQr && (
        <Button size="large" full pending={actions.isPending} onClick={actions.newQr}>
          {t('qr.again')}
        </Button>
      )}
      {may.includes('startAgain') && (
        <Button
          variant={actions.newQr ? 'secondary' : 'primary'}
          size={actions.newQr ? 'medium' : 'large'}
          full
          onClick={actions.startAgain}
        >
          {t(actions.newQr ? 'qr.otherAmount' : 'action.startAgain')}
        </Button>
      )}
      {may.includes('attachSlip') && actions.slipTo && (
        <LinkButton to={actions.slipTo} variant="secondary" full>
          {t('action.attachSlip')}
        </LinkButton>
      )}
      {may.includes('contactStaff') && (
        <LinkButton to={actions.contactTo} variant="secondary" full>
          {t('action.contactStaff')}
        </LinkButton>
      )}
      {may.includes('cancel') && (
        <Button variant="ghost" full onClick={() => setAsking(true)}>
          {t('action.cancel')}
        </Button>
      )}
      {(isPaid || status === 'CANCELLED') && (
        <>
          {isPaid && actions.play}
          <LinkButton
            to="/auth/dashboard"
            variant={isPaid && actions.play ? 'secondary' : 'primary'}
            size="large"
            full
          >
            {t('action.home')}
          </LinkButton>
          <Button variant={isPaid ? 'ghost' : 'secondary'} full onClick={actions.startAgain}>
            {t('action.another')}
          </Button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('cancel.title')}
          text={t('cancel.text')}
          confirmLabel={t('cancel.confirm')}
          cancelLabel={t('cancel.keep')}
          tone="danger"
          onConfirm={actions.cancel}
          onClose={() => setAsking(false)}
        />
      )}
    </Actions>
  );
}

const Actions = styled(Stack)`
  &:empty {
    display: none;
  }
`;
