import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { formatDateTime, isMoment } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';
import { useReveal } from '@/lib/useReveal';
import { text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CopyButton } from '@/ui/CopyButton';
import { ArrowDownToLine } from '@/ui/icons';
import { Notice } from '@/ui/Notice';
import { NumberedSteps } from '@/ui/NumberedSteps';
import { QrCode } from '@/ui/QrCode';
import { Skeleton } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import type { DepositRequest } from './depositApi';
import { DepositOutcome, RequestHead } from './DepositOutcome';
import { DepositRequestActions, type DepositRequestHandlers, TransferCountdown } from './DepositRequestCard';
import { DepositStatusChip } from './depositStatus';
import { useSaveQr } from './useSaveQr';

interface Props {
  readonly request: DepositRequest;
  /** Called when the code expires, to refetch the request. */
  readonly onTimeUp: () => void;
  readonly actions: DepositRequestHandlers;
}

/** A request to pay by QR code: the code while it can be paid, then the outcome. */
export function QrRequestCard({ request, onTimeUp, actions }: Props) {
  const { t } = useTranslation('deposit');
  const isWaiting = request.status === 'PENDING';
  const card = useReveal<HTMLElement>(request.status);
  return (
    <Card ref={card} aria-label={t('qr.title')} data-testid="deposit-request">
      <Stack $gap={20}>
        <RequestHead>
          <DepositStatusChip code={request.status} />
          {isWaiting && request.expiredAt && (
            <TransferCountdown label={t('qr.timeLeft')} until={request.expiredAt} onEnd={onTimeUp} />
          )}
        </RequestHead>
        {isWaiting ? <Payment request={request} /> : <DepositOutcome request={request} />}
        <DepositRequestActions status={request.status} actions={actions} />
      </Stack>
    </Card>
  );
}

function Payment({ request }: { readonly request: DepositRequest }) {
  const { t } = useTranslation('deposit');
  const payload = request.qr?.payload;
  const steps = (
    <>
      <NumberedSteps>
        <li>{t('qr.step.save')}</li>
        <li>{t('qr.step.scan')}</li>
        <li>{t('qr.step.wait')}</li>
      </NumberedSteps>
      <Notice tone="info">{t('qr.hint')}</Notice>
    </>
  );
  return (
    <Columns>
      {payload ? (
        <Code request={request} payload={payload}>
          {steps}
        </Code>
      ) : (
        <>
          <div role="status" aria-label={t('qr.making')}>
            <Skeleton $height="360px" />
          </div>
          <Stack $gap={16}>{steps}</Stack>
        </>
      )}
    </Columns>
  );
}

interface CodeProps {
  readonly request: DepositRequest;
  readonly payload: string;
  /** Below the buttons. */
  readonly children: ReactNode;
}

/** The code with its amount and receiver, black on white like the saved image; next to it what to do with it. */
function Code({ request, payload, children }: CodeProps) {
  const { t } = useTranslation(['deposit', 'common']);
  const { displayName } = useBrand();
  const baht = request.payAmount ?? request.amount ?? 0;
  const amount = `${formatMoney(baht)} ${t('common:baht')}`;
  const label = t('qr.label', { amount });
  const name = request.bank?.accountName ?? '';
  const until = isMoment(request.expiredAt) ? formatDateTime(request.expiredAt) : null;
  const note = [displayName, ...(until === null ? [] : [t('qr.until', { time: until })])].join(' · ');
  const lines = { title: t('qr.title'), name, amount, note };
  const { save, dialog } = useSaveQr(payload, lines, `promptpay-${baht.toFixed(2)}.png`, label);
  return (
    <>
      <Paper>
        <Title>{t('qr.title')}</Title>
        <QrCode value={payload} label={label} />
        <Amount data-testid="pay-amount">{amount}</Amount>
        <Receiver>
          {name}
          <span>{displayName}</span>
        </Receiver>
      </Paper>
      <Stack $gap={16}>
        <Buttons>
          <Button
            size="large"
            full
            icon={<ArrowDownToLine size={20} aria-hidden="true" />}
            onClick={() => void save()}
          >
            {t('qr.save')}
          </Button>
          <CopyButton value={baht.toFixed(2)} label={t('request.copyAmount')} />
        </Buttons>
        {children}
      </Stack>
      {dialog}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  align-items: start;
  gap: 16px 20px;
`;

const Paper = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: #fff;
  color: #10212b;
  text-align: center;

  svg {
    max-width: 232px;
    padding: 4px;
  }
`;

const Title = styled.h2`
  ${text('body', 'bold')}
`;

const Amount = styled.p`
  font-variant-numeric: tabular-nums;
  font-size: 1.75rem;
  line-height: 1.3;
  font-weight: 600;
`;

const Receiver = styled.p`
  overflow-wrap: anywhere;
  ${text('small')}

  span {
    display: block;
    color: #54646e;
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: 8px;
`;
