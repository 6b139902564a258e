import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { Button } from '@/ui/Button';
import { CODE_DIGITS, CodeInput } from '@/ui/CodeInput';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { FormPassword, formField } from '@/ui/form/fields';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';

interface NewPassword {
  readonly code: string;
  readonly password: string;
  readonly confirmPassword: string;
}

interface Props {
  /** @returns why the password was refused. */
  readonly onSave: (typed: NewPassword) => Promise<ApiError | undefined>;
  /** Where the code was sent, and how to get another. */
  readonly notice: ReactNode;
  readonly resend: ReactNode;
  readonly children?: ReactNode;
}

const FormCode = formField(CodeInput, 'onValueChange');
const LEAST = 8;

/** The code from the message and the new password. */
export function NewPasswordStep({ onSave, notice, resend, children }: Props) {
  const { t } = useTranslation('forgot');
  const code = useTranslation('code').t;
  const errorText = useErrorText();
  const { control, handleSubmit, setError, setFocus, resetField, formState } = useForm<NewPassword>({
    defaultValues: { code: '', password: '', confirmPassword: '' },
    resolver: useRules(),
  });
  useEffect(() => {
    setFocus('code');
  }, [setFocus]);

  const submit = handleSubmit(async (typed) => {
    const error = await onSave(typed);
    if (!error) return;
    const field = fieldOf(error.code);
    // The next code is typed into an empty field.
    if (field === 'code') resetField('code');
    setError(field, { message: errorText(error) }, { shouldFocus: field !== 'root' });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('title')}>
      <Stack>
        {notice}
        <Stack $gap={4}>
          <FormCode control={control} name="code" label={code('label')} />
          {resend}
        </Stack>
        <FormPassword
          control={control}
          name="password"
          label={t('password')}
          help={t('password.hint')}
          autoComplete="new-password"
          maxLength={128}
        />
        <FormPassword
          control={control}
          name="confirmPassword"
          label={t('confirm')}
          autoComplete="new-password"
          maxLength={128}
        />
        {formState.errors.root && <Notice tone="danger">{formState.errors.root.message}</Notice>}
        <Button type="submit" size="large" full pending={formState.isSubmitting}>
          {t('save')}
        </Button>
        {children}
      </Stack>
    </form>
  );
}

function useRules() {
  const { t } = useTranslation('forgot');
  const code = useTranslation('code').t;
  const errors = useTranslation('errors').t;
  return ruleResolver<NewPassword>((typed) => ({
    code: typed.code.length < CODE_DIGITS ? code('required') : null,
    password:
      typed.password === ''
        ? t('password.required')
        : typed.password.length < LEAST
          ? errors('PASSWORD_FORMAT')
          : null,
    confirmPassword:
      typed.confirmPassword === ''
        ? t('confirm.required')
        : typed.confirmPassword !== typed.password
          ? errors('PASSWORD_MISMATCH')
          : null,
  }));
}

function fieldOf(code: string): keyof NewPassword | 'root' {
  if (code === 'PASSWORD_MISMATCH') return 'confirmPassword';
  if (code.startsWith('PASSWORD_')) return 'password';
  return code.startsWith('CODE_') ? 'code' : 'root';
}
