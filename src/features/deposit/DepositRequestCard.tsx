import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useReveal } from '@/lib/useReveal';
import { Card } from '@/ui/Card';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { text } from '@/theme/typography';
import { CompanyAccount } from './CompanyAccount';
import { DepositRequestActions, type DepositRequestHandlers } from './DepositRequestActions';
import { DepositStatusChip } from './depositStatus';
import { DepositOutcome } from './DepositOutcome';
import type { PaySource } from './PayFrom';
import { PayAmount } from './PayAmount';
import { TransferCountdown } from './TransferCountdown';
import type { DepositRequest } from './depositApi';

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
        <Head>
          <DepositStatusChip code={request.status} />
          {isWaiting && request.expiredAt && <TransferCountdown until={request.expiredAt} onEnd={onTimeUp} />}
        </Head>
        {isWaiting ? (
          <>
            <PayAmount baht={request.payAmount ?? request.amount} />
            {request.bank && (
              <section aria-label={t('request.account')}>
                <Label>{t('request.account')}</Label>
                <CompanyAccount bank={request.bank} />
              </section>
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

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

const Label = styled.p`
  margin: 0 0 8px;
  color: var(--text-muted);
  ${text('small')}
`;
