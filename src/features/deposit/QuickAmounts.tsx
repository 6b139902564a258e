import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { Chip } from '@/ui/Chip';

interface Props {
  /** Baht, in the brand's order. */
  readonly amounts: readonly number[];
  readonly chosen: number | null;
  readonly onChoose: (amount: number) => void;
}

/** Amounts that most members deposit, one tap each (appendix D). */
export function QuickAmounts({ amounts, chosen, onChoose }: Props) {
  const { t } = useTranslation('deposit');
  if (amounts.length === 0) return null;
  return (
    <Grid role="group" data-edit="/limits/depositQuick" aria-label={t('form.quick')}>
      {amounts.map((amount) => (
        <Chip key={amount} selected={amount === chosen} onClick={() => onChoose(amount)}>
          {formatMoney(amount, { whole: true })}
        </Chip>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;

  button {
    min-height: 48px;
    padding: 6px 4px;
    border-radius: var(--radius-m);
    font-weight: 600;
  }
`;
