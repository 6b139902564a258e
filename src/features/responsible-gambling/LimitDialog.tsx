import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { readAmount } from '#schemas/common/readAmount';
import { AmountChips } from '@/ui/AmountChips';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { FormAmount } from '@/ui/form/fields';
import { Stack } from '@/ui/Stack';
import { toast } from '@/ui/toast';
import { type DepositLimit, useSetLimitMutation } from './responsibleGamblingApi';

interface Props {
  readonly limit: DepositLimit;
  readonly onClose: () => void;
}

/** Suggested amounts by span, in baht. */
const offers = {
  DAY: [500, 1000, 2000, 5000],
  WEEK: [2000, 5000, 10_000, 20_000],
  MONTH: [5000, 10_000, 20_000, 50_000],
} as const;

/** Sets one limit to any amount, and shows when it takes effect. */
export function LimitDialog({ limit: { period, amount }, onClose }: Props) {
  const { t } = useTranslation('responsible');
  const errorText = useErrorText();
  const [send, { isLoading }] = useSetLimitMutation();
  const { control, handleSubmit, setError, setValue } = useForm({
    defaultValues: { amount: amount === null ? '' : String(amount) },
    resolver: ruleResolver(({ amount: typed }) => ({
      amount: wholeBaht(typed) > 0 ? null : errorText({ code: 'AMOUNT_INVALID' }),
    })),
  });
  const wanted = wholeBaht(useWatch({ control, name: 'amount' }));
  const isRaise = amount !== null && wanted > amount;

  const save = async (next: number | null) => {
    const { error } = await send({ period, amount: next });
    if (error) {
      setError('amount', { message: errorText(error as ApiError) }, { shouldFocus: true });
      return;
    }
    toast.success(t(amount !== null && (next === null || next > amount) ? 'limit.waiting' : 'limit.saved'));
    onClose();
  };
  const submit = handleSubmit(({ amount: typed }) => save(wholeBaht(typed)));

  return (
    <Dialog title={t('limit.dialog', { period: t(`limit.${period}`) })} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <FormAmount
            control={control}
            name="amount"
            whole
            label={t('limit.amount')}
            help={t(isRaise ? 'limit.raised' : 'limit.lowered')}
          />
          <AmountChips
            columns={4}
            aria-label={t('limit.offers')}
            amounts={offers[period]}
            chosen={wanted}
            onChoose={(offer) => setValue('amount', String(offer), { shouldValidate: true })}
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

const wholeBaht = (typed: string) => readAmount(typed, { whole: true }).baht ?? 0;
