import styled from 'styled-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { motion } from '@/theme/media';
import { text } from '@/theme/typography';
import { Money } from '@/ui/Money';
import type { IncomeType } from './affiliateApi';

const incomeTypes = ['af', 'wl'] as const satisfies readonly IncomeType[];

interface Props {
  /** Baht by source. */
  readonly income: Readonly<Record<IncomeType, number>>;
  readonly value: IncomeType;
  readonly onChange: (type: IncomeType) => void;
}

/** Both incomes with their balances; the selected one is transferred. */
export function IncomePicker({ income, value, onChange }: Props) {
  const { t } = useTranslation('affiliate');
  const name = useId();
  return (
    <Pair role="radiogroup" aria-label={t('move.type')}>
      {incomeTypes.map((type) => (
        <label key={type}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
          />
          <span>
            <small>{t(`balance.${type}`)}</small>
            <strong>
              <Money baht={income[type]} unit />
            </strong>
          </span>
        </label>
      ))}
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
  }

  label {
    position: relative;
    display: grid;
  }
  label > span {
    display: grid;
    align-content: space-between;
    gap: 4px;
    padding: 12px 14px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface-1);
    cursor: pointer;
    transition: border-color ${motion.fast} ${motion.ease};
  }
  small {
    color: var(--text-muted);
    ${text('micro')}
  }
  strong {
    color: var(--gold-strong);
    ${text('lead', 'bold')}
  }
  input:checked + span {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  /* Gold has too little contrast on the tint of some brands. */
  input:checked + span strong {
    color: var(--text);
  }
  input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;
