import { Ban, CircleCheck, CircleX, Hourglass, TimerOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDateTime } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { KeyValue } from '@/ui/KeyValue';
import type { DepositRequest } from './depositApi';
import { depositStatus } from './depositStatuses';

const looks = {
  TRANSFERRED: { Icon: Hourglass, title: 'status.transferred', text: 'state.transferred' },
  SUCCESS: { Icon: CircleCheck, title: 'state.success', text: 'state.successText' },
  REJECTED: { Icon: CircleX, title: 'state.rejected', text: 'state.rejectedText' },
  CANCELLED: { Icon: Ban, title: 'state.cancelled', text: 'state.cancelledText' },
  EXPIRED: { Icon: TimerOff, title: 'state.expired', text: 'state.expiredText' },
} as const;

const unknown = { Icon: Hourglass, title: 'state.unknown', text: null } as const;

/** How a request that waits for nobody's transfer stands (ST-20). */
export function DepositOutcome({ request }: { readonly request: DepositRequest }) {
  const { t } = useTranslation(['deposit', 'common']);
  const { Icon, ...ids } = looks[request.status as keyof typeof looks] ?? unknown;
  const { tone, isOpen } = depositStatus(request.status);
  return (
    <Box>
      <Mark data-tone={tone}>
        <Icon size={36} aria-hidden="true" />
      </Mark>
      <div>
        <Title>{t(ids.title)}</Title>
        {ids.text && <Text>{t(ids.text)}</Text>}
      </div>
      <Figure data-tone={tone}>
        {request.status === 'SUCCESS' && '+'}
        {formatMoney(request.status === 'SUCCESS' ? request.amount : (request.payAmount ?? request.amount))}
        <small>{t('common:baht')}</small>
      </Figure>
      <KeyValue
        rows={[
          ...(request.reason ? [{ label: t('request.reason'), value: request.reason }] : []),
          ...(request.createdAt ? [{ label: t('request.createdAt'), value: formatDateTime(request.createdAt) }] : []),
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

  &[data-tone='success'] {
    background: var(--success-soft);
    box-shadow: 0 0 0 8px var(--surface-2), 0 0 0 9px var(--success-soft), 0 0 48px var(--success-soft);
    color: var(--success);
  }

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
  margin: 0;
  ${text('title', 'bold')}
`;

const Text = styled.p`
  margin: 0;
  color: var(--text-muted);
  text-wrap: balance;
  ${text('small')}
`;

const Figure = styled.p`
  margin: 0;
  font-family: var(--font-figures);
  font-variant-numeric: tabular-nums;
  ${text('figure', 'bold')}

  &[data-tone='success'] {
    color: var(--gold-strong);
  }

  small {
    margin-left: 8px;
    color: var(--text-muted);
    ${text('body')}
  }
`;
