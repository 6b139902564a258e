import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WithdrawnToday } from '#core/brand/levelLimits';
import type { Level } from '#core/brand/levels';
import { useErrorText } from '@/i18n/errorText';
import { AmountFigure } from '@/ui/AmountFigure';
import { formatMoney } from '@/lib/formatMoney';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { FormAmount } from '@/ui/form/fields';
import { Stack } from '@/ui/Stack';
import { StickyAction } from '@/ui/StickyAction';
import { checkWithdrawAmount } from './withdrawLimits';
import styled from 'styled-components';
import { figures } from '@/theme/typography';
import { bankLabel } from '@/lib/formatIdentity';
import { BankMark } from '@/ui/art/BankMark';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { KeyValue } from '@/ui/KeyValue';

interface Props {
  /** Baht. */
  readonly withdrawMin: number;
  readonly credit: number;
  readonly level: Pick<Level, 'withdraw'>;
  readonly today: WithdrawnToday;
  /** The receiving account; null when the profile has none. */
  readonly account: PayoutAccount | null;
  readonly isPending: boolean;
  /** Submits the amount in whole baht; returns the text of a failure, null on success. */
  readonly onSubmit: (amount: number) => Promise<string | null>;
  readonly onAll: () => Promise<string | null>;
}

interface Wanted {
  /** Whole baht. */
  readonly amount: number;
  readonly isAll: boolean;
}

/** Form for a withdrawal within credit and the level's limits; a dialog confirms it. */
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
  const errorText = useErrorText();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const bounds = { withdrawMin, credit, level, today };
  const everything = Math.floor(credit);
  const problemOf = (text: string) => {
    const { error: code, n } = checkWithdrawAmount(text, bounds);
    const params = n === undefined ? undefined : { n: formatMoney(n, { whole: true }) };
    return code ? errorText({ code, params }) : null;
  };
  const { control, handleSubmit, setError, clearErrors } = useForm({
    defaultValues: { amount: '' },
    resolver: ruleResolver(({ amount }) => ({ amount: problemOf(amount) })),
  });

  const report = (message: string | null) => {
    if (message) setError('amount', { message }, { shouldFocus: true });
    else clearErrors();
  };

  /** Opens the dialog, or shows the error of the amount. */
  const confirm = (text: string, isAll: boolean) => {
    const { amount } = checkWithdrawAmount(text, bounds);
    report(problemOf(text));
    if (amount !== undefined) setWanted({ amount, isAll });
  };
  const submit = handleSubmit(({ amount }) => confirm(amount, false));

  return (
    <Card
      as="form"
      noValidate
      onSubmit={(event: SubmitEvent) => void submit(event)}
      aria-label={t('form.title')}
    >
      <Stack>
        <FormAmount
          control={control}
          name="amount"
          whole
          label={t('form.amount')}
          help={t('form.bounds', { min: formatMoney(withdrawMin, { whole: true }) })}
        />
        <Button variant="secondary" full onClick={() => confirm(String(everything), true)}>
          {t('form.all')}
        </Button>
      </Stack>
      <StickyAction>
        <Button type="submit" size="large" full pending={isPending}>
          {t('form.submit')}
        </Button>
      </StickyAction>
      {wanted && (
        <WithdrawDialog
          {...wanted}
          account={account}
          onConfirm={() => (wanted.isAll ? onAll() : onSubmit(wanted.amount)).then(report)}
          onClose={() => setWanted(null)}
        />
      )}
    </Card>
  );
}

/** The member's own account, which withdrawals go to. */
export interface PayoutAccount {
  /** Account holder, as registered. */
  readonly name: string | undefined;
  /** Bank code. */
  readonly bankName: string | undefined;
  /** Masked number. */
  readonly number: string;
}

interface WithdrawDialogProps {
  /** Whole baht to withdraw. */
  readonly amount: number;
  /** Whether the complete balance is withdrawn. */
  readonly isAll: boolean;
  readonly account: PayoutAccount | null;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Confirmation of amount and account before a withdrawal. */
export function WithdrawDialog({ amount, isAll, account, onConfirm, onClose }: WithdrawDialogProps) {
  const { t, i18n } = useTranslation('withdraw');
  return (
    <ConfirmDialog
      title={t(isAll ? 'confirm.titleAll' : 'confirm.title')}
      text={t('confirm.text')}
      confirmLabel={t('confirm.submit')}
      cancelLabel={t('confirm.cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <AmountFigure centered>{formatMoney(amount)}</AmountFigure>
      {account && (
        <KeyValue
          rows={[
            {
              label: t('confirm.bank'),
              value: (
                <Bank>
                  <BankMark code={account.bankName} size={28} />
                  {bankLabel(account.bankName, i18n.language)}
                </Bank>
              ),
            },
            { label: t('confirm.name'), value: account.name ?? '–' },
            { label: t('confirm.number'), value: <Figures>{account.number}</Figures> },
          ]}
        />
      )}
    </ConfirmDialog>
  );
}

const Bank = styled.span`
  display: inline-grid;
  grid-template-columns: auto auto;
  align-items: center;
  gap: 0 8px;
  text-align: left;
`;

const Figures = styled.span`
  ${figures}
  white-space: nowrap;
`;
