import styled from 'styled-components';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/errorText';
import { formatMoney } from '@/lib/formatMoney';
import { AmountChips } from '@/ui/AmountChips';
import { AmountInput } from '@/ui/AmountInput';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { checkDepositAmount, type DepositLimits } from './depositAmount';
import { PayFrom, type PaySource } from './PayFrom';

interface Props {
  readonly limits: DepositLimits & { readonly depositQuick: readonly number[] };
  /** How the member may pay; null where the brand offers bank accounts only (CON-04). */
  readonly source: PaySource | null;
  readonly onSource: (source: PaySource) => void;
  readonly isPending: boolean;
  /** Sends the amount in baht; answers the text of a failure, null when it went well. */
  readonly onSubmit: (amount: number) => Promise<string | null>;
  /** The member's own account, which the transfer must come from. */
  readonly account: string | null;
  /** What a deposit of so many baht can earn; null while the amount is unknown or out of bounds. */
  readonly offerOf?: (amount: number | null) => ReactNode;
}

/** Asks how much to deposit, within the brand's bounds (RTM-08, VAL-08). */
export function DepositForm({ limits, source, onSource, isPending, onSubmit, account, offerOf }: Props) {
  const { t } = useTranslation('deposit');
  const tell = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const checked = checkDepositAmount(typed, limits);
  const error =
    isChecked && checked.error ? tell({ code: checked.error, params: boundOf(checked.n) }) : failure;

  const change = (text: string) => {
    setTyped(text);
    setFailure(null);
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    const told = checked.error ? null : await onSubmit(checked.amount);
    setFailure(told);
    if (checked.error ?? told) input.current?.focus();
  };

  return (
    <Card
      as="form"
      noValidate
      onSubmit={(event: SubmitEvent) => void submit(event)}
      aria-label={t('form.title')}
    >
      <Stack>
        {source && <PayFrom value={source} onChange={onSource} />}
        <AmountInput
          ref={input}
          name="amount"
          label={t('form.amount')}
          value={typed}
          onValueChange={change}
          error={error ?? undefined}
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
            chosen={checked.error ? null : checked.amount}
            onChoose={(amount) => change(String(amount))}
          />
        )}
        {offerOf?.(checked.error ? null : checked.amount)}
        <Notice tone="info">
          {t('hint.account')}
          {account && (
            <Own>
              {t('hint.yourAccount')} <span>{account}</span>
            </Own>
          )}
        </Notice>
        <Button type="submit" size="large" full pending={isPending}>
          {t('form.submit')}
        </Button>
      </Stack>
    </Card>
  );
}

const boundOf = (n: number | undefined) =>
  n === undefined ? undefined : { n: formatMoney(n, { whole: true }) };

const Own = styled.span`
  display: block;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;

  span {
    display: inline-block;
  }
`;
