import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { figures, text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import { CardHead } from './CardHead';
import {
  type DepositLimit,
  useCancelLimitMutation,
  useConfirmLimitMutation,
  useSetLimitMutation,
} from './responsibleGamblingApi';
import { formatMoney } from '@/lib/formatMoney';
import { Button } from '@/ui/Button';
import { ProgressBar } from '@/ui/ProgressBar';
import type { ApiError } from '#core/contract/apiError';
import { useOutcomeToast } from '@/api/useOutcomeToast';
import { useErrorText } from '@/i18n/errorText';
import { formatDateTime } from '@/lib/formatDate';
import { toast } from '@/ui/toast';
import { useForm, useWatch } from 'react-hook-form';
import { readAmount } from '#schemas/common/readAmount';
import { AmountChips } from '@/ui/AmountChips';
import { Dialog } from '@/ui/Dialog';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { FormAmount } from '@/ui/form/fields';
import { Stack } from '@/ui/Stack';

interface Props {
  readonly limits: readonly DepositLimit[];
}

/** The three deposit limits with their remainders. */
export function LimitList({ limits }: Props) {
  const { t } = useTranslation('responsible');
  const [editing, setEditing] = useState<DepositLimit | null>(null);
  return (
    <Card aria-label={t('limits.title')}>
      <CardHead icon="wallet" title={t('limits.title')} text={t('limits.lead')} />
      <Rows>
        {limits.map((limit) => (
          <LimitRow key={limit.period} limit={limit} onEdit={() => setEditing(limit)} />
        ))}
      </Rows>
      {editing && <LimitDialog limit={editing} onClose={() => setEditing(null)} />}
    </Card>
  );
}

const Rows = styled.ul`
  margin: 12px 0 0;
  ${text('small')}

  > li + li {
    border-top: 1px solid var(--line);
  }
`;

interface LimitRowProps {
  readonly limit: DepositLimit;
  readonly onEdit: () => void;
}

/** One limit: its usage, and a button to change it. */
export function LimitRow({ limit, onEdit }: LimitRowProps) {
  const { t } = useTranslation('responsible');
  const { period, amount, used, left, pending } = limit;
  const money = (baht: number | undefined) => formatMoney(baht, { whole: true });
  const name = t(`limit.${period}`);
  return (
    <Row>
      <Line>
        <span>
          <b>{name}</b>
          {amount === null ? (
            <small>{t('limit.none')}</small>
          ) : (
            <Figure>{t('limit.amountOf', { amount: money(amount) })}</Figure>
          )}
        </span>
        <Button
          variant={amount === null ? 'secondary' : 'ghost'}
          size="small"
          aria-label={`${t(amount === null ? 'limit.set' : 'limit.change')} ${name}`}
          onClick={onEdit}
        >
          {t(amount === null ? 'limit.set' : 'limit.change')}
        </Button>
      </Line>
      {amount !== null && (
        <>
          <ProgressBar value={(used ?? 0) / amount} label={t('limit.used', { used: money(used) })} />
          <Ends>
            <span>{t('limit.used', { used: money(used) })}</span>
            <span>{t('limit.left', { left: money(left ?? undefined) })}</span>
          </Ends>
        </>
      )}
      {pending && <PendingLimit period={period} pending={pending} />}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 14px 0;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  b,
  small {
    display: block;
  }
  b {
    font-weight: 400;
  }
  /* Span labels are lower case, because they are also used within a title. */
  b::first-letter {
    text-transform: uppercase;
  }
  small {
    color: var(--text-muted);
    ${text('small')}
  }
`;

const Figure = styled.span`
  ${text('lead', 'bold')}
  ${figures}
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: var(--text-muted);
  ${figures}
`;

interface PendingLimitProps {
  readonly period: DepositLimit['period'];
  readonly pending: NonNullable<DepositLimit['pending']>;
}

/** A higher limit that waits for its day or for confirmation. */
export function PendingLimit({ period, pending: { amount, confirmFrom, ready } }: PendingLimitProps) {
  const { t } = useTranslation('responsible');
  const report = useOutcomeToast();
  const [confirm, confirming] = useConfirmLimitMutation();
  const [cancel, cancelling] = useCancelLimitMutation();
  const isBusy = confirming.isLoading || cancelling.isLoading;

  const run = async (act: typeof confirm, done: string) => report(await act({ period }), done);

  const key = amount === null ? 'None' : '';
  const values = {
    amount: formatMoney(amount, { whole: true }),
    time: formatDateTime(confirmFrom),
  };
  return (
    <Box role="status">
      <span>{ready ? t(`limit.ready${key}`, values) : t(`limit.pending${key}`, values)}</span>
      <Buttons>
        <Button
          size="small"
          variant="secondary"
          disabled={isBusy}
          onClick={() => void run(cancel, t('limit.unchanged'))}
        >
          {t('limit.keep')}
        </Button>
        {ready && (
          <Button size="small" disabled={isBusy} onClick={() => void run(confirm, t('limit.saved'))}>
            {t('limit.confirm')}
          </Button>
        )}
      </Buttons>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 10px;
  padding: 12px 14px;
  border-radius: var(--radius-m);
  background: var(--info-soft);
`;

const Buttons = styled.div`
  display: flex;
  gap: 8px;
`;

interface LimitDialogProps {
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
export function LimitDialog({ limit: { period, amount }, onClose }: LimitDialogProps) {
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
