import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { bankLabel } from '@/lib/formatIdentity';
import { text } from '@/theme/typography';
import type { SlipResult } from './slipApi';

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
  font-variant-numeric: tabular-nums;
  ${text('small')}

  span {
    white-space: nowrap;
  }
`;
