import styled from 'styled-components';
import { Ban, CircleX, Hourglass, TimerOff } from 'lucide-react';
import type { LucideIcon } from '@/ui/icons';
import { Art as SuccessArt } from '@/ui/art/success.svg?art';
import { useTranslation } from 'react-i18next';
import { formatDateTime, isMoment } from '@/lib/formatDate';
import { AmountFigure } from '@/ui/AmountFigure';
import { formatMoney } from '@/lib/formatMoney';
import { useReasonText } from '@/i18n/reasonText';
import { text } from '@/theme/typography';
import { KeyValue } from '@/ui/KeyValue';
import { depositStatus } from './depositStatus';
import type { DepositRequest } from './depositApi';

interface Look {
  readonly Icon: LucideIcon | null;
  readonly title: `state.${Lower}` | 'status.transferred' | 'state.unknown' | 'qr.expired';
  readonly text: 'state.transferred' | `state.${Lower}Text` | 'qr.expiredText' | null;
}

type Lower = 'success' | 'rejected' | 'cancelled' | 'expired';

const looks: Readonly<Record<string, Look>> = {
  TRANSFERRED: { Icon: Hourglass, title: 'status.transferred', text: 'state.transferred' },
  SUCCESS: { Icon: null, title: 'state.success', text: 'state.successText' },
  REJECTED: { Icon: CircleX, title: 'state.rejected', text: 'state.rejectedText' },
  CANCELLED: { Icon: Ban, title: 'state.cancelled', text: 'state.cancelledText' },
  EXPIRED: { Icon: TimerOff, title: 'state.expired', text: 'state.expiredText' },
};

/** A code that was paid too late is still credited or shown to staff. */
const expiredQr: Look = { Icon: TimerOff, title: 'qr.expired', text: 'qr.expiredText' };

const unknown: Look = { Icon: Hourglass, title: 'state.unknown', text: null };

/** Status of a request that no longer waits for a transfer. */
export function DepositOutcome({ request }: { readonly request: DepositRequest }) {
  const { t } = useTranslation('deposit');
  const isExpiredQr = !!request.qr && request.status === 'EXPIRED';
  const { Icon, ...ids } = isExpiredQr ? expiredQr : (looks[request.status] ?? unknown);
  const { tone, isOpen } = depositStatus(request.status);
  const reason = useReasonText()(request);
  return (
    <Box>
      {Icon ? (
        <Mark data-tone={tone}>
          <Icon size={36} aria-hidden="true" />
        </Mark>
      ) : (
        <SuccessArt size={160} />
      )}
      <div>
        <Title>{t(ids.title)}</Title>
        {ids.text && <Text>{t(ids.text)}</Text>}
      </div>
      <AmountFigure tone={tone === 'success' ? 'gold' : 'plain'}>
        {request.status === 'SUCCESS' && '+'}
        {formatMoney(request.status === 'SUCCESS' ? request.amount : (request.payAmount ?? request.amount))}
      </AmountFigure>
      {!!request.bonus && <Bonus>{t('state.bonus', { amount: formatMoney(request.bonus) })}</Bonus>}
      <KeyValue
        rows={[
          ...(reason ? [{ label: t('request.reason'), value: reason }] : []),
          ...(isMoment(request.createdAt)
            ? [{ label: t('request.createdAt'), value: formatDateTime(request.createdAt) }]
            : []),
        ]}
      />
      {isOpen && <Text>{t('request.updates')}</Text>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 8px 0;
  text-align: center;

  dl {
    width: 100%;
    text-align: left;
  }
`;

const Mark = styled.div`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: 50%;
  background: var(--surface-3);
  color: var(--text-muted);

  &[data-tone='danger'] {
    background: var(--danger-soft);
    color: var(--danger);
  }

  &[data-tone='info'] {
    background: var(--info-soft);
    color: var(--info);
  }
`;

const Title = styled.h2`
  ${text('title', 'bold')}
`;

const Text = styled.p`
  color: var(--text-muted);
  text-wrap: balance;
  ${text('small')}
`;

const Bonus = styled.p`
  padding: 4px 16px;
  border-radius: var(--chip-radius);
  background: var(--gold-soft);
  color: var(--gold-strong);
  ${text('small', 'bold')}
`;

/** Status and time limit above a request. */
export const RequestHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;
