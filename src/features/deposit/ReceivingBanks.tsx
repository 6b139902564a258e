import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { bankLabel } from '@/lib/formatIdentity';
import { text } from '@/theme/typography';
import { BankMark } from '@/ui/art/BankMark';
import type { ReceivingBank } from './depositApi';

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
  padding: 0;
  list-style: none;
  ${text('small')}

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 8px;
    margin: 4px;
    padding: 6px 12px 6px 6px;
    border-radius: var(--radius-pill);
    background: var(--surface-2);
  }
`;
