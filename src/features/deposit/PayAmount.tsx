import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { CopyButton } from '@/ui/CopyButton';

/** The amount to transfer, in baht; its satang are emphasized, because they identify the transfer. */
export function PayAmount({ baht }: { readonly baht: number | null | undefined }) {
  const { t } = useTranslation(['deposit', 'common']);
  const [whole, satang] = formatMoney(baht).split('.');
  const hasSatang = satang !== undefined && satang !== '00';
  return (
    <Box>
      <Label>{t('request.payAmount')}</Label>
      <Figure data-testid="pay-amount">
        {whole}
        {satang && <Satang data-marked={hasSatang}>.{satang}</Satang>}
        <Unit>{t('common:baht')}</Unit>
      </Figure>
      {hasSatang && <Exactly>{t('request.exactly')}</Exactly>}
      {typeof baht === 'number' && <CopyButton value={baht.toFixed(2)} label={t('request.copyAmount')} />}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  text-align: center;
`;

const Label = styled.p`
  margin: 0;
  color: var(--text-muted);
  ${text('small')}
`;

const Figure = styled.p`
  margin: 0;
  color: var(--gold-strong);
  font-family: var(--font-figures);
  font-variant-numeric: tabular-nums;
  font-size: 2.75rem;
  line-height: 1.15;
  font-weight: 600;
  letter-spacing: -0.01em;
`;

const Satang = styled.span`
  &[data-marked='true'] {
    margin-left: 4px;
    padding: 0 6px 0 4px;
    border-bottom: 3px solid var(--gold);
    border-radius: var(--radius-s) var(--radius-s) 0 0;
    background: var(--gold-soft);
  }
`;

const Unit = styled.span`
  margin-left: 8px;
  color: var(--text-muted);
  font-family: var(--font-body);
  ${text('body')}
`;

const Exactly = styled.p`
  margin: 0;
  text-wrap: balance;
  color: var(--text-muted);
  ${text('small')}
`;
