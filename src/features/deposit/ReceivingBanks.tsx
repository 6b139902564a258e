import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { bankLabel, formatAccount } from '@/lib/formatIdentity';
import { text } from '@/theme/typography';
import { BankMark } from '@/ui/art/BankMark';
import type { ReceivingBank } from './depositApi';
import { CopyButton } from '@/ui/CopyButton';

/**
 * Banks that accept deposits. Account numbers are shown only with a request, because its amount identifies the payer.
 */
export function ReceivingBanks({ banks }: { readonly banks: readonly ReceivingBank[] }) {
  const { t, i18n } = useTranslation('deposit');
  const codes = [...new Set(banks.map((bank) => bank.bankName))];
  if (codes.length === 0) return null;
  return (
    <Box aria-label={t('banks.title')}>
      <Title>{t('banks.title')}</Title>
      <List>
        {codes.map((code) => (
          <li key={code}>
            <BankMark code={code} size={28} />
            <span>{bankLabel(code, i18n.language)}</span>
          </li>
        ))}
      </List>
    </Box>
  );
}

const Box = styled.section`
  margin-top: 20px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
`;

const Title = styled.h3`
  margin: 0 0 8px;
  color: var(--text-muted);
  ${text('small')}
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: -4px;
  ${text('small')}

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 8px;
    margin: 4px;
    padding: 6px 12px 6px 6px;
    border-radius: var(--chip-radius);
    background: var(--surface-2);
  }
`;

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
  border: var(--card-border);
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
  ${text('body', 'bold')}
`;

const Name = styled.p`
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
  font-variant-numeric: tabular-nums;
  font-size: 1.375rem;
  line-height: 1.6;
  font-weight: 600;
  letter-spacing: 0.02em;
`;
