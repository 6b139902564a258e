import styled from 'styled-components';
import { figures } from '@/theme/typography';
import { useTranslation } from 'react-i18next';
import { bankLabel } from '@/lib/formatIdentity';
import { AmountFigure } from '@/ui/AmountFigure';
import { formatMoney } from '@/lib/formatMoney';
import { BankMark } from '@/ui/art/BankMark';
import { HeroCard } from '@/ui/Card';
import { Muted } from '@/ui/Muted';

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
    <HeroCard aria-label={t('balance.label')}>
      <Muted>{t('balance.label')}</Muted>
      <AmountFigure data-testid="withdraw-credit">{formatMoney(credit)}</AmountFigure>
      {bankName && (
        <Account>
          <BankMark code={bankName} size={40} />
          <div>
            <Muted>{t('account.label')}</Muted>
            <p>
              {bankLabel(bankName, i18n.language)} <span>{account}</span>
            </p>
          </div>
        </Account>
      )}
    </HeroCard>
  );
}

const Account = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--line);

  p > span {
    ${figures}
    white-space: nowrap;
  }
`;
