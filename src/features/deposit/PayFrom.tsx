import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { SegmentedControl } from '@/ui/SegmentedControl';

/** Source of the member's money: determines the instructions shown, not the request. */
export type PaySource = 'bank' | 'wallet';

interface Props {
  readonly value: PaySource;
  readonly onChange: (source: PaySource) => void;
}

/** Bank account or TrueMoney Wallet, where the brand allows the wallet. */
export function PayFrom({ value, onChange }: Props) {
  const { t } = useTranslation('deposit');
  return (
    <Box>
      <SegmentedControl
        label={t('from.label')}
        value={value}
        onChange={onChange}
        options={[
          { value: 'bank', label: t('from.bank') },
          { value: 'wallet', label: t('from.wallet') },
        ]}
      />
      {value === 'wallet' && <Hint>{t('from.walletHint')}</Hint>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 8px;
`;

const Hint = styled.p`
  margin: 0;
  color: var(--text-muted);
  ${text('small')}
`;
