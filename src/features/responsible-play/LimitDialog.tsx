import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { readAmount } from '#schemas/common/readAmount';
import { AmountChips } from '@/ui/AmountChips';
import { AmountInput } from '@/ui/AmountInput';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Stack } from '@/ui/Stack';
import { toast } from '@/ui/toast';
import { type DepositLimit, useSetLimitMutation } from './responsiblePlayApi';

interface Props {
  readonly limit: DepositLimit;
  readonly onClose: () => void;
}

/** Amounts to begin with, by span, in baht. */
const offers = {
  DAY: [500, 1000, 2000, 5000],
  WEEK: [2000, 5000, 10_000, 20_000],
  MONTH: [5000, 10_000, 20_000, 50_000],
} as const;

/** Sets one limit to a free amount, and says from when it counts (R1, R2). */
export function LimitDialog({ limit: { period, amount }, onClose }: Props) {
  const { t } = useTranslation('responsible');
  const tell = useErrorText();
  const [typed, setTyped] = useState(amount === null ? '' : String(amount));
  const [problem, setProblem] = useState<string>();
  const [send, { isLoading }] = useSetLimitMutation();
  const { baht: wanted = 0 } = readAmount(typed, { whole: true });
  const isRaise = amount !== null && wanted > amount;

  const save = async (next: number | null) => {
    const { error } = await send({ period, amount: next });
    if (error) {
      setProblem(tell(error as ApiError));
      return;
    }
    toast.success(t(amount !== null && (next === null || next > amount) ? 'limit.waiting' : 'limit.saved'));
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (wanted > 0) void save(wanted);
    else setProblem(tell({ code: 'AMOUNT_INVALID' }));
  };
  const choose = (text: string) => {
    setTyped(text);
    setProblem(undefined);
  };

  return (
    <Dialog title={t('limit.dialog', { period: t(`limit.${period}`) })} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <AmountInput
            whole
            label={t('limit.amount')}
            value={typed}
            onValueChange={choose}
            error={problem}
            help={t(isRaise ? 'limit.raised' : 'limit.lowered')}
          />
          <AmountChips
            columns={4}
            aria-label={t('limit.offers')}
            amounts={offers[period]}
            chosen={wanted}
            onChoose={(offer) => choose(String(offer))}
          />
          <Button type="submit" full pending={isLoading}>
            {t('limit.save')}
          </Button>
          {amount !== null && (
            <Button variant="ghost" full disabled={isLoading} onClick={() => void save(null)}>
              {t('limit.remove')}
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
