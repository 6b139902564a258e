import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { Chip } from './Chip';

interface Props extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Whole baht, in display order. */
  readonly amounts: readonly number[];
  readonly chosen: number | null;
  readonly onChoose: (amount: number) => void;
  /** Number of chips per row. */
  readonly columns: 3 | 4;
}

/** Common amounts, one tap each. */
export function AmountChips({ amounts, chosen, onChoose, columns, ...rest }: Props) {
  return (
    <Grid {...rest} role="group" $columns={columns}>
      {amounts.map((amount) => (
        <Chip key={amount} selected={amount === chosen} onClick={() => onChoose(amount)}>
          {formatMoney(amount, { whole: true })}
        </Chip>
      ))}
    </Grid>
  );
}

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 8px;

  button {
    min-height: 48px;
    padding: 6px 4px;
    border-radius: var(--control-radius);
    font-weight: 600;
  }
`;
