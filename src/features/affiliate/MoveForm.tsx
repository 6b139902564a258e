import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/errorText';
import { formatMoney } from '@/lib/formatMoney';
import { Button } from '@/ui/Button';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { FormAmount } from '@/ui/form/fields';
import { Stack } from '@/ui/Stack';
import type { IncomeType } from './affiliateApi';
import { IncomePicker } from './IncomePicker';
import { readAmount } from '#schemas/common/readAmount';

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
        <Button type="submit" size="large" full pending={isPending}>
          {t('move.submit')}
        </Button>
      </Stack>
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
