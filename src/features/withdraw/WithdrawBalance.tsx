import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { bankLabel } from '@/lib/formatIdentity';
import { AmountFigure } from '@/ui/AmountFigure';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { BankMark } from '@/ui/art/BankMark';
import { GlassCard } from '@/ui/Card';

interface Props {
  /** Baht in the main wallet. */
  readonly credit: number;
  readonly bankName: string | null;
  /** Masked number of the member's own account. */
  readonly account: string | null;
}

/** The balance, and the account that receives withdrawals. */
export function WithdrawBalance({ credit, bankName, account }: Props) {
  const { t, i18n } = useTranslation('withdraw');
  return (
    <GlassCard aria-label={t('balance.label')}>
      <Label>{t('balance.label')}</Label>
      <AmountFigure data-testid="withdraw-credit">{formatMoney(credit)}</AmountFigure>
      {bankName && (
        <Account>
          <BankMark code={bankName} size={40} />
          <div>
            <Label>{t('account.label')}</Label>
            <p>
              {bankLabel(bankName, i18n.language)} <span>{account}</span>
            </p>
          </div>
        </Account>
      )}
    </GlassCard>
  );
}

const Label = styled.p`
  color: var(--text-muted);
  ${text('small')}
`;

const Account = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--line);

  p > span {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
