import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { bankLabel, formatAccount } from '@/lib/formatIdentity';
import { Button } from '@/ui/Button';
import { CODE_DIGITS, CodeInput } from '@/ui/CodeInput';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { formField } from '@/ui/form/fields';
import { KeyValue } from '@/ui/KeyValue';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';

interface Props {
  readonly account: { readonly bankName: string; readonly bankId: string };
  /** Masked. */
  readonly phone: string;
  readonly resend: ReactNode;
  readonly onBack: () => void;
  /** @returns why the account was not changed. */
  readonly onConfirm: (code: string) => Promise<ApiError | undefined>;
}

const FormCode = formField(CodeInput, 'onValueChange');

/** The new account once more, and the code that confirms it. */
export function ConfirmAccountForm({ account, phone, resend, onBack, onConfirm }: Props) {
  const { t, i18n } = useTranslation('settings');
  const code = useTranslation('code').t;
  const errorText = useErrorText();
  const { control, handleSubmit, setError, setFocus, resetField, formState } = useForm({
    defaultValues: { code: '' },
    resolver: ruleResolver<{ code: string }>((typed) => ({
      code: typed.code.length < CODE_DIGITS ? code('required') : null,
    })),
  });
  useEffect(() => {
    setFocus('code');
  }, [setFocus]);
  const submit = handleSubmit(async (typed) => {
    const error = await onConfirm(typed.code);
    if (!error) return;
    // The next code is typed into an empty field.
    resetField('code');
    setError('code', { message: errorText(error) }, { shouldFocus: true });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('bank.title')}>
      <Stack>
        <KeyValue
          rows={[
            {
              label: t('bank.new'),
              value: `${bankLabel(account.bankName, i18n.language)} ${formatAccount(account.bankId)}`,
            },
          ]}
        />
        <Notice>{code('sent', { phone })}</Notice>
        <Stack $gap={4}>
          <FormCode control={control} name="code" label={code('label')} />
          {resend}
        </Stack>
        <Pair>
          <Button variant="secondary" size="large" onClick={onBack}>
            {t('bank.back')}
          </Button>
          <Button type="submit" size="large" pending={formState.isSubmitting}>
            {t('bank.save')}
          </Button>
        </Pair>
      </Stack>
    </form>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
`;
