import { figures, text } from '@/theme/typography';
import styled from 'styled-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, isMoment } from '@/lib/formatDate';
import { AmountFigure } from '@/ui/AmountFigure';
import { formatMoney } from '@/lib/formatMoney';
import { useReveal } from '@/lib/useReveal';
import { Art as SuccessArt } from '@/ui/art/success.svg?art';
import { Card, CardHead } from '@/ui/Card';
import { KeyValue } from '@/ui/KeyValue';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import type { SlipRequest, SlipResult } from './slipApi';
import { SlipStatusChip, slipStatus } from './slipStatus';
import { useSlipReason } from './useSlips';
import { hasOwn } from '#schemas/common/text';
import { bankLabel } from '@/lib/formatIdentity';
import { Button } from '@/ui/Button';
import { LinkButton } from '@/ui/LinkButton';

interface Props {
  readonly slip: SlipRequest;
  /** The bank's response; null for a slip of an earlier visit. */
  readonly result: SlipResult | null;
  /** The member's actions. */
  readonly children: ReactNode;
}

const words = {
  VERIFYING: 'result.waiting',
  VERIFIED: 'result.verified',
  SUCCESS: 'result.successText',
  PENDING_REVIEW: 'result.reviewText',
} as const;

/** The result of a slip: amount, sender, receiver, time, reference. */
export function SlipResultCard({ slip, result, children }: Props) {
  const { t } = useTranslation('slip');
  const reasonOf = useSlipReason();
  const card = useReveal<HTMLElement>(slip.slipUuid + slip.status);
  const { tone } = slipStatus(slip.status);
  const word = hasOwn(words, slip.status) ? words[slip.status as keyof typeof words] : null;
  const said = reasonOf(slip) ?? (word && t(word, { amount: formatMoney(slip.amount) }));
  const unknown = t('result.unknown');
  return (
    <Card ref={card} aria-label={t('result.title')} data-testid="slip-result">
      <Stack>
        <CardHead>
          <h2>{t('result.title')}</h2>
          <SlipStatusChip code={slip.status} />
        </CardHead>
        {slip.status === 'SUCCESS' && (
          <Art>
            <SuccessArt size={160} />
          </Art>
        )}
        <AmountFigure centered>{formatMoney(slip.amount)}</AmountFigure>
        {said && <Notice tone={tone === 'success' || tone === 'danger' ? tone : 'info'}>{said}</Notice>}
        {result && (
          <KeyValue
            rows={[
              { label: t('result.sender'), value: <SlipParty party={result.sender} /> },
              { label: t('result.receiver'), value: <SlipParty party={result.receiver} /> },
              {
                label: t('result.date'),
                value: isMoment(result.date) ? formatDateTime(result.date) : unknown,
              },
              { label: t('result.ref'), value: result.transRef ?? unknown },
            ]}
          />
        )}
        {children}
      </Stack>
    </Card>
  );
}

const Art = styled.div`
  display: grid;
  justify-items: center;
`;

/** Sender or receiver of a transfer as named by the bank. */
export function SlipParty({ party }: { readonly party: SlipResult['sender'] | undefined }) {
  const { t, i18n } = useTranslation('slip');
  if (!party?.name && !party?.account) return t('result.unknown');
  return (
    <>
      {party.name}
      <Account>
        {party.bank && bankLabel(party.bank, i18n.language)} <span>{party.account}</span>
      </Account>
    </>
  );
}

const Account = styled.small`
  display: block;
  color: var(--text-muted);
  ${figures}
  ${text('small')}

  span {
    white-space: nowrap;
  }
`;

interface SlipActionsProps {
  readonly status: string;
  readonly isConfirming: boolean;
  readonly onConfirm: () => void;
  readonly onHandOver: () => void;
  readonly onChooseAnother: () => void;
  /** The way to a game; null where the brand has no games. */
  readonly play: ReactNode;
}

/** Actions that the slip's status allows. */
export function SlipActions({
  status,
  isConfirming,
  onConfirm,
  onHandOver,
  onChooseAnother,
  play,
}: SlipActionsProps) {
  const { t } = useTranslation('slip');
  const { may } = slipStatus(status);
  return (
    <Stack $gap={12}>
      {may.includes('confirm') && (
        <Button size="large" full pending={isConfirming} onClick={onConfirm}>
          {t('action.confirm')}
        </Button>
      )}
      {may.includes('handOver') && (
        <Button size="large" full onClick={onHandOver}>
          {t('action.handOver')}
        </Button>
      )}
      {may.includes('chooseAnother') && (
        <Button variant="secondary" full onClick={onChooseAnother}>
          {t('action.chooseAnother')}
        </Button>
      )}
      {status === 'SUCCESS' && (
        <>
          {play}
          <LinkButton to="/auth/dashboard" variant={play ? 'secondary' : 'primary'} size="large" full>
            {t('action.home')}
          </LinkButton>
          <LinkButton to="/auth/transaction/history?type=deposit" variant="secondary" full>
            {t('action.history')}
          </LinkButton>
        </>
      )}
      {(status === 'REJECTED' || status === 'PENDING_REVIEW' || status === 'INVALID') && (
        <LinkButton to="/auth/contact" variant="secondary" full>
          {t('action.contactStaff')}
        </LinkButton>
      )}
      {may.length === 0 && (
        <Button variant="ghost" full onClick={onChooseAnother}>
          {t('action.another')}
        </Button>
      )}
    </Stack>
  );
}
