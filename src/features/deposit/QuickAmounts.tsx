import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatNumber } from '@/lib/formatMoney';
import { motion } from '@/theme/motion';

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
    <Grid role="group" aria-label={t('form.quick')}>
      {amounts.map((amount) => (
        <Choice key={amount} type="button" aria-pressed={amount === chosen} onClick={() => onChoose(amount)}>
          {formatNumber(amount)}
        </Choice>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 8px;
`;

const Choice = styled.button`
  min-height: 48px;
  padding: 0 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface-2);
  color: var(--text);
  font: 600 1rem/1 var(--font-figures);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition:
    border-color ${motion.fast} ${motion.ease},
    background ${motion.fast} ${motion.ease};

  &:hover {
    border-color: var(--accent);
  }

  &[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
`;
