import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import type { Calls } from '#schemas/api/contract';
import type { User } from '@/api/session';
import { useBrand } from '@/brand/useBrand';
import { BankGrid } from '@/features/register/BankGrid';
import { banksToOffer, mostDigits, readAccount } from '@/features/register/bankRules';
import { useProblemText } from '@/features/register/StepForm';
import { useErrorText } from '@/i18n/errorText';
import { bankLabel, maskAccount } from '@/lib/formatIdentity';
import { AccountNumber } from './ProfileCard';
import { Button } from '@/ui/Button';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { FormDigits, FormPassword, formField } from '@/ui/form/fields';
import { showRefusal } from '@/ui/form/showRefusal';
import { KeyValue } from '@/ui/KeyValue';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { StickyAction } from '@/ui/StickyAction';

/** The account as it is sent, with the password that its code requires. */
export type NewAccount = Omit<Calls['POST /api/auth/user/bank/code']['body'], 'language'>;

interface Props {
  readonly user: User;
  /** Typed before, on return to this step. */
  readonly initial: NewAccount | undefined;
  /** Sends the code. @returns why it was not sent. */
  readonly onSend: (typed: NewAccount) => Promise<ApiError | undefined>;
}

const FormBank = formField(BankGrid, 'onChange');

/** The new payout account and the password. */
export function NewAccountForm({ user: { name, user_bank: now }, initial, onSend }: Props) {
  const { t, i18n } = useTranslation('settings');
  const { flags, limits } = useBrand();
  const problem = useProblemText();
  const errorText = useErrorText();
  const form = useForm({
    defaultValues: { bankName: '', bankId: '', password: '', ...initial },
    resolver: ruleResolver<{ bankName: string; bankId: string; password: string }>((typed) => ({
      bankName: typed.bankName === '' ? problem('REQUIRED_CHOICE', t('bank.bank')) : null,
      bankId:
        typed.bankId === ''
          ? problem('REQUIRED', t('bank.number'))
          : readAccount(typed)
            ? null
            : errorText({ code: 'BANK_FORMAT' }),
      password: typed.password === '' ? problem('REQUIRED', t('bank.password')) : null,
    })),
  });
  const { control, handleSubmit, formState } = form;
  const bankName = useWatch({ control, name: 'bankName' });
  const submit = handleSubmit(async (typed) => {
    const account = readAccount(typed);
    if (!account) return;
    const error = await onSend({ ...account, password: typed.password });
    if (error) showRefusal(form, error, errorText(error));
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('bank.title')}>
      <Stack>
        {now && (
          <KeyValue
            rows={[
              {
                label: t('bank.now'),
                value: (
                  <>
                    {bankLabel(now.bankName, i18n.language)}{' '}
                    <AccountNumber>{maskAccount(now.bankId)}</AccountNumber>
                  </>
                ),
              },
            ]}
          />
        )}
        <Notice>
          {t('bank.own', { name })}
          {limits.bankChangeHours > 0 && <div>{t('bank.hold', { n: limits.bankChangeHours })}</div>}
        </Notice>
        <FormBank
          control={control}
          name="bankName"
          label={t('bank.bank')}
          banks={banksToOffer(flags.trueWallet)}
        />
        <FormDigits
          control={control}
          name="bankId"
          label={t(bankName === 'TRUEMONEY' ? 'bank.wallet' : 'bank.number')}
          maxDigits={mostDigits(bankName)}
        />
        <FormPassword
          control={control}
          name="password"
          label={t('bank.password')}
          autoComplete="current-password"
        />
        {formState.errors.root && <Notice tone="danger">{formState.errors.root.message}</Notice>}
      </Stack>
      <StickyAction>
        <Button type="submit" size="large" full pending={formState.isSubmitting}>
          {t('bank.send')}
        </Button>
      </StickyAction>
    </form>
  );
}
