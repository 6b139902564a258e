import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/errorText';
import { formatMoney } from '@/lib/formatMoney';
import { AmountInput } from '@/ui/AmountInput';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import type { IncomeType } from './affiliateApi';
import { IncomePicker } from './IncomePicker';
import { readAmount } from '#schemas/common/readAmount';

interface Props {
  /** Baht by where it comes from. */
  readonly income: Readonly<Record<IncomeType, number>>;
  /** Baht. */
  readonly min: number;
  readonly isPending: boolean;
  /** Moves the amount; answers the text of a failure, null when it went well. */
  readonly onMove: (amount: number, type: IncomeType) => Promise<string | null>;
}

/** Moves income to the main wallet, from one of its two sources (API-137). */
export function MoveForm({ income, min, isPending, onMove }: Props) {
  const { t } = useTranslation('affiliate');
  const tell = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [type, setType] = useState<IncomeType>(income.wl > income.af ? 'wl' : 'af');
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const available = income[type];
  const whole = (baht: number) => formatMoney(baht, { whole: true });

  const report = (told: string | null) => {
    setFailure(told);
    if (told) input.current?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const checked = checkMove(typed, { min, available });
    if (checked.error) {
      const { error: code, n } = checked;
      report(tell({ code, params: n === undefined ? undefined : { n: whole(n) } }));
      return;
    }
    const told = await onMove(checked.amount, type);
    report(told);
    if (!told) setTyped('');
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('move.title')}>
      <Stack>
        <IncomePicker
          income={income}
          value={type}
          onChange={(next) => {
            setType(next);
            setFailure(null);
          }}
        />
        <AmountInput
          ref={input}
          name="amount"
          label={t('move.amount')}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            setFailure(null);
          }}
          error={failure ?? undefined}
          help={t('move.bounds', { min: whole(min), max: formatMoney(available) })}
        />
        <Button
          variant="secondary"
          size="small"
          disabled={available < min}
          onClick={() => {
            setTyped(String(available));
            setFailure(null);
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

/** Outcome of reading a typed amount: baht, or the code of its message with the bound it broke. */
type CheckedMove =
  | { readonly amount: number; readonly error?: undefined }
  | { readonly error: 'AMOUNT_INVALID' | 'AFF_MIN' | 'CREDIT_NOT_ENOUGH'; readonly n?: number };

/** Reads how much income to move: at least the brand's minimum, at most what there is (appendix D). */
export function checkMove(text: string, { min, available }: Bounds): CheckedMove {
  const { baht: amount = 0 } = readAmount(text);
  if (amount === 0) return { error: 'AMOUNT_INVALID' };
  if (amount < min) return { error: 'AFF_MIN', n: min };
  return amount > available ? { error: 'CREDIT_NOT_ENOUGH' } : { amount };
}
