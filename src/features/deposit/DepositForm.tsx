import styled from 'styled-components';
import { figures } from '@/theme/typography';
import type { ReactNode, SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/errorText';
import { formatMoney } from '@/lib/formatMoney';
import { AmountChips } from '@/ui/AmountChips';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { FormAmount } from '@/ui/form/fields';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { StickyAction } from '@/ui/StickyAction';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Muted } from '@/ui/Muted';
import { readAmount } from '#schemas/common/readAmount';

interface Props {
  readonly limits: DepositLimits & { readonly depositQuick: readonly number[] };
  /** Whether a QR code is made; else an amount to transfer to a bank account. */
  readonly isQr: boolean;
  /** Payment method of the member; null where the brand offers bank accounts only. */
  readonly source: PaySource | null;
  readonly onSource: (source: PaySource) => void;
  readonly isPending: boolean;
  /** Submits the amount in baht; returns the text of a failure, null on success. */
  readonly onSubmit: (amount: number) => Promise<string | null>;
  /** The member's own account, which the transfer must come from. */
  readonly account: string | null;
  /** The bonus for an amount in baht; null while the amount is unknown or out of bounds. */
  readonly offerOf?: (amount: number | null) => ReactNode;
}

/** Form for the deposit amount, within the brand's bounds. */
export function DepositForm({
  limits,
  isQr,
  source,
  onSource,
  isPending,
  onSubmit,
  account,
  offerOf,
}: Props) {
  const { t } = useTranslation('deposit');
  const errorText = useErrorText();
  const { control, handleSubmit, setError, setValue, formState } = useForm({
    defaultValues: { amount: '' },
    resolver: ruleResolver(({ amount }) => {
      const { error: code, n } = checkDepositAmount(amount, limits);
      return { amount: code ? errorText({ code, params: boundOf(n) }) : null };
    }),
  });
  const checked = checkDepositAmount(useWatch({ control, name: 'amount' }), limits);

  const submit = handleSubmit(async ({ amount }) => {
    const { amount: baht } = checkDepositAmount(amount, limits);
    const message = baht === undefined ? null : await onSubmit(baht);
    if (message) setError('amount', { message }, { shouldFocus: true });
  });

  return (
    <Card
      as="form"
      noValidate
      onSubmit={(event: SubmitEvent) => void submit(event)}
      aria-label={t('form.title')}
    >
      <Stack>
        {source && <PayFrom value={source} onChange={onSource} />}
        <FormAmount
          control={control}
          name="amount"
          label={t('form.amount')}
          help={t('form.bounds', {
            min: formatMoney(limits.depositMin, { whole: true }),
            max: formatMoney(limits.depositMax, { whole: true }),
          })}
        />
        {limits.depositQuick.length > 0 && (
          <AmountChips
            columns={3}
            data-edit="/limits/depositQuick"
            aria-label={t('form.quick')}
            amounts={limits.depositQuick}
            chosen={checked.amount ?? null}
            onChoose={(amount) =>
              setValue('amount', String(amount), { shouldValidate: formState.isSubmitted })
            }
          />
        )}
        {offerOf?.(checked.amount ?? null)}
        <Notice tone="info">
          {t(isQr ? 'qr.hint' : 'hint.account')}
          {account && (
            <Own>
              {t('hint.yourAccount')} <span>{account}</span>
            </Own>
          )}
        </Notice>
      </Stack>
      <StickyAction>
        <Button type="submit" size="large" full pending={isPending}>
          {t(isQr ? 'qr.make' : 'form.submit')}
        </Button>
      </StickyAction>
    </Card>
  );
}

const boundOf = (n: number | undefined) =>
  n === undefined ? undefined : { n: formatMoney(n, { whole: true }) };

const Own = styled.span`
  display: block;
  color: var(--text-muted);
  ${figures}

  span {
    display: inline-block;
  }
`;

/** Source of the member's money: determines the instructions shown, not the request. */
export type PaySource = 'bank' | 'wallet';

interface PayFromProps {
  readonly value: PaySource;
  readonly onChange: (source: PaySource) => void;
}

/** Bank account or TrueMoney Wallet, where the brand allows the wallet. */
export function PayFrom({ value, onChange }: PayFromProps) {
  const { t } = useTranslation('deposit');
  return (
    <Box>
      <SegmentedControl
        label={t('from.label')}
        value={value}
        onChange={onChange}
        options={[
          { value: 'bank', label: t('from.bank') },
          { value: 'wallet', label: t('from.wallet') },
        ]}
      />
      {value === 'wallet' && <Muted>{t('from.walletHint')}</Muted>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 8px;
`;

export interface DepositLimits {
  /** Baht. */
  readonly depositMin: number;
  readonly depositMax: number;
}

export type DepositAmountError = 'AMOUNT_INVALID' | 'DEPOSIT_MIN' | 'DEPOSIT_MAX';

/** Result of parsing a typed amount: baht, or an error code with the violated bound. */
export type CheckedDeposit =
  | { readonly amount: number; readonly error?: undefined; readonly n?: undefined }
  | { readonly error: DepositAmountError; readonly n?: number; readonly amount?: undefined };

/** Parses a deposit amount within the brand's bounds. */
export function checkDepositAmount(text: string, { depositMin, depositMax }: DepositLimits): CheckedDeposit {
  const { baht: amount = 0 } = readAmount(text);
  if (amount === 0) return { error: 'AMOUNT_INVALID' };
  if (amount < depositMin) return { error: 'DEPOSIT_MIN', n: depositMin };
  if (amount > depositMax) return { error: 'DEPOSIT_MAX', n: depositMax };
  return { amount };
}
