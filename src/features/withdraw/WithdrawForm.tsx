import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawnToday } from '#brand/levelLimits';
import type { Level } from '#brand/levels';
import { useErrorText } from '@/i18n/useErrorText';
import { formatMoney } from '@/lib/formatMoney';
import { AmountInput } from '@/ui/AmountInput';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Stack } from '@/ui/Stack';
import { WithdrawAllDialog } from './WithdrawAllDialog';
import { checkWithdrawAmount } from './withdrawLimits';

interface Props {
  /** Baht. */
  readonly withdrawMin: number;
  readonly credit: number;
  readonly level: Pick<Level, 'withdraw'>;
  readonly today: WithdrawnToday;
  /** Bank and masked number that the money goes to. */
  readonly account: string;
  readonly isPending: boolean;
  /** Sends the amount in whole baht; answers the text of a failure, null when it went well. */
  readonly onSubmit: (amount: number) => Promise<string | null>;
  readonly onAll: () => Promise<string | null>;
}

/** Asks how much to withdraw, within credit and the level's limits (RTM-10, VAL-08, LVL-10). */
export function WithdrawForm({
  withdrawMin,
  credit,
  level,
  today,
  account,
  isPending,
  onSubmit,
  onAll,
}: Props) {
  const { t } = useTranslation('withdraw');
  const tell = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const bounds = { withdrawMin, credit, level, today };
  const everything = Math.floor(credit);

  /** The text of what is wrong with an amount before it is sent; null when nothing is. */
  const problemOf = (text: string) => {
    const { error, n } = checkWithdrawAmount(text, bounds);
    return error
      ? tell({ code: error, params: n === undefined ? undefined : { n: formatMoney(n, { whole: true }) } })
      : null;
  };

  const report = (told: string | null) => {
    setFailure(told);
    if (told) input.current?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const checked = checkWithdrawAmount(typed, bounds);
    report(checked.error ? problemOf(typed) : await onSubmit(checked.amount));
  };

  const askAll = () => {
    const problem = problemOf(String(everything));
    report(problem);
    if (!problem) setAsking(true);
  };

  return (
    <Card
      as="form"
      noValidate
      onSubmit={(event: SubmitEvent) => void submit(event)}
      aria-label={t('form.title')}
    >
      <Stack>
        <AmountInput
          ref={input}
          name="amount"
          whole
          label={t('form.amount')}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            setFailure(null);
          }}
          error={failure ?? undefined}
          help={t('form.bounds', { min: formatMoney(withdrawMin, { whole: true }) })}
        />
        <Button variant="secondary" full onClick={askAll}>
          {t('form.all')}
        </Button>
        <Button type="submit" size="large" full pending={isPending}>
          {t('form.submit')}
        </Button>
      </Stack>
      {isAsking && (
        <WithdrawAllDialog
          amount={everything}
          account={account}
          onConfirm={() => onAll().then(report)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
