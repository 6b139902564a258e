import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { bankLabel, formatAccount } from '@/lib/formatIdentity';
import { text } from '@/theme/typography';
import { BankMark } from '@/ui/art/BankMark';
import { CopyButton } from '@/ui/CopyButton';
import type { ReceivingBank } from './depositApi';

/** An account to pay into, with a button to copy its number. */
export function CompanyAccount({ bank }: { readonly bank: ReceivingBank }) {
  const { t, i18n } = useTranslation('deposit');
  return (
    <Account>
      <Head>
        <BankMark code={bank.bankName} size={44} />
        <div>
          <Bank>{bankLabel(bank.bankName, i18n.language)}</Bank>
          <Name>{bank.accountName}</Name>
        </div>
      </Head>
      <NumberLine>
        <AccountNumber aria-label={t('request.accountNumber')}>{formatAccount(bank.bankId)}</AccountNumber>
        <CopyButton value={bank.bankId} label={t('request.copyAccount')} />
      </NumberLine>
    </Account>
  );
}

const Account = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-2);
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 12px;
`;

const Bank = styled.p`
  margin: 0;
  ${text('body', 'bold')}
`;

const Name = styled.p`
  margin: 0;
  color: var(--text-muted);
  overflow-wrap: anywhere;
  ${text('small')}
`;

const NumberLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;

  /* Next to the number if it fits, else on its own line. */
  button {
    flex: 1 0 auto;
  }
`;

const AccountNumber = styled.span`
  flex: 1 0 auto;
  font-family: var(--font-figures);
  font-variant-numeric: tabular-nums;
  font-size: 1.375rem;
  line-height: 1.6;
  font-weight: 600;
  letter-spacing: 0.02em;
`;
