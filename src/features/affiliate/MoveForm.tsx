import { useState, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/errorText';
import { formatMoney } from '@/lib/formatMoney';
import { Button } from '@/ui/Button';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { FormAmount } from '@/ui/form/fields';
import { Stack } from '@/ui/Stack';
import { StickyAction } from '@/ui/StickyAction';
import type { IncomeType } from './affiliateApi';
import { readAmount } from '#schemas/common/readAmount';
import styled from 'styled-components';
import { media, motion } from '@/theme/media';
import { text } from '@/theme/typography';
import { Money } from '@/ui/Money';

interface Props {
  /** Baht by source. */
  readonly income: Readonly<Record<IncomeType, number>>;
  /** Baht. */
  readonly min: number;
  readonly isPending: boolean;
  /** Transfers the amount; returns the text of a failure, null on success. */
  readonly onMove: (amount: number, type: IncomeType) => Promise<string | null>;
}

/** Transfers income from one of its two sources to the main wallet. */
export function MoveForm({ income, min, isPending, onMove }: Props) {
  const { t } = useTranslation('affiliate');
  const errorText = useErrorText();
  const [type, setType] = useState<IncomeType>(income.wl > income.af ? 'wl' : 'af');
  const available = income[type];
  const whole = (baht: number) => formatMoney(baht, { whole: true });
  const { control, handleSubmit, setError, clearErrors, setValue, reset } = useForm({
    defaultValues: { amount: '' },
    resolver: ruleResolver(({ amount }) => {
      const { error: code, n } = checkMove(amount, { min, available });
      return {
        amount: code ? errorText({ code, params: n === undefined ? undefined : { n: whole(n) } }) : null,
      };
    }),
  });

  const submit = handleSubmit(async ({ amount }) => {
    const checked = checkMove(amount, { min, available });
    const message = checked.amount === undefined ? null : await onMove(checked.amount, type);
    if (message) setError('amount', { message }, { shouldFocus: true });
    else reset();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('move.title')}>
      <Stack>
        <IncomePicker
          income={income}
          value={type}
          onChange={(next) => {
            setType(next);
            clearErrors();
          }}
        />
        <FormAmount
          control={control}
          name="amount"
          label={t('move.amount')}
          help={t('move.bounds', { min: whole(min), max: formatMoney(available) })}
        />
        <Button
          variant="secondary"
          size="small"
          disabled={available < min}
          onClick={() => {
            setValue('amount', String(available));
            clearErrors();
          }}
        >
          {t('move.all')}
        </Button>
      </Stack>
      <StickyAction whileTyping>
        <Button type="submit" size="large" full pending={isPending}>
          {t('move.submit')}
        </Button>
      </StickyAction>
    </form>
  );
}

interface Bounds {
  /** Baht. */
  readonly min: number;
  readonly available: number;
}

/** Result of parsing a typed amount: baht, or an error code with the violated bound. */
type CheckedMove =
  | { readonly amount: number; readonly error?: undefined; readonly n?: undefined }
  | {
      readonly error: 'AMOUNT_INVALID' | 'AFF_MIN' | 'CREDIT_NOT_ENOUGH';
      readonly n?: number;
      readonly amount?: undefined;
    };

/** Parses a transfer amount: at least the brand's minimum, at most the balance. */
export function checkMove(text: string, { min, available }: Bounds): CheckedMove {
  const { baht: amount = 0 } = readAmount(text);
  if (amount === 0) return { error: 'AMOUNT_INVALID' };
  if (amount < min) return { error: 'AFF_MIN', n: min };
  return amount > available ? { error: 'CREDIT_NOT_ENOUGH' } : { amount };
}

const incomeTypes = ['af', 'wl'] as const satisfies readonly IncomeType[];

interface IncomePickerProps {
  /** Baht by source. */
  readonly income: Readonly<Record<IncomeType, number>>;
  readonly value: IncomeType;
  readonly onChange: (type: IncomeType) => void;
}

/** Both incomes with their balances; the selected one is transferred. */
export function IncomePicker({ income, value, onChange }: IncomePickerProps) {
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
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }

  label {
    position: relative;
    display: grid;
  }
  label > span {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    padding: 10px 14px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface-1);
    cursor: pointer;
    transition: border-color ${motion.fast} ${motion.ease};

    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr);
      align-content: space-between;
    }
  }
  small {
    color: var(--text-muted);
    ${text('small')}
    text-wrap: balance;
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
