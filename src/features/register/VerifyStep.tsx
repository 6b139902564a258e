import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { Button } from '@/ui/Button';
import { CODE_DIGITS, CodeInput } from '@/ui/CodeInput';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { formField } from '@/ui/form/fields';
import { phoneMask } from '@/ui/maskedText';
import { Notice } from '@/ui/Notice';
import { ResendCode } from '@/ui/ResendCode';
import { Stack } from '@/ui/Stack';
import { toast } from '@/ui/toast';
import { useSendPhoneCodeMutation, useVerifyPhoneMutation } from './registerApi';
import { StepForm } from './StepForm';

interface Props {
  /** `0812345678` */
  readonly phone: string;
  readonly onBack: () => void;
  readonly onVerified: (phoneTicket: string) => void;
}

const FormCode = formField(CodeInput, 'onValueChange');

/** Between the steps, where the brand verifies phone numbers: a code that is sent when the step opens. */
export function VerifyStep({ phone, onBack, onVerified }: Props) {
  const { t } = useTranslation('register');
  const code = useTranslation('code').t;
  const errorText = useErrorText();
  const sending = useSendCode(phone);
  const [verify] = useVerifyPhoneMutation();
  const { control, handleSubmit, setError, resetField, formState } = useForm({
    defaultValues: { code: '' },
    resolver: ruleResolver<{ code: string }>((typed) => ({
      code: typed.code.length < CODE_DIGITS ? code('required') : null,
    })),
  });
  const submit = handleSubmit(async (typed) => {
    const answer = await verify({ phone, code: typed.code });
    if (answer.data) {
      onVerified(answer.data.phoneTicket);
      return;
    }
    resetField('code');
    setError('code', { message: errorText(answer.error as ApiError) }, { shouldFocus: true });
  });

  return (
    <StepForm
      title={t('verify.title')}
      announce
      onSubmit={submit}
      action={
        <Pair>
          <Button variant="secondary" size="large" onClick={onBack}>
            {t('bank.back')}
          </Button>
          <Button type="submit" size="large" pending={formState.isSubmitting}>
            {t('verify.next')}
          </Button>
        </Pair>
      }
    >
      {sending.error ? (
        <Notice tone="danger">{errorText(sending.error)}</Notice>
      ) : (
        <Notice>{code('sent', { phone: phoneMask.show(phone) })}</Notice>
      )}
      <Stack $gap={4}>
        <FormCode control={control} name="code" label={code('label')} />
        <ResendCode
          until={sending.resendAt}
          pending={sending.isPending}
          onResend={() => void sending.send().then((isSent) => isSent && toast.success(code('resent')))}
        />
      </Stack>
    </StepForm>
  );
}

/** Sends a code once per opening. A code that was sent a moment ago is still valid, so the wait is no error. */
function useSendCode(phone: string) {
  const { i18n } = useTranslation();
  const [request, { isLoading }] = useSendPhoneCodeMutation();
  const [state, setState] = useState<{ resendAt: number; error?: ApiError | undefined }>({ resendAt: 0 });
  const send = async () => {
    const answer = await request({ phone, language: i18n.language === 'en' ? 'en' : 'th' });
    const error = answer.error as ApiError | undefined;
    const seconds =
      error?.code === 'CODE_WAIT' ? Number(error.params?.['n'] ?? 0) : answer.data?.resendSeconds;
    if (seconds === undefined) setState({ resendAt: 0, error });
    else setState({ resendAt: Date.now() + seconds * 1000 });
    return error === undefined;
  };
  const first = useRef<(() => Promise<boolean>) | null>(send);
  useEffect(() => {
    const sendFirst = first.current;
    first.current = null;
    void sendFirst?.();
  }, []);
  return { ...state, isPending: isLoading, send };
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
`;
