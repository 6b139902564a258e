import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ApiError } from '#core/contract/apiError';
import { useBrand } from '@/brand/useBrand';
import { NewPasswordStep } from '@/features/password/NewPasswordStep';
import { useResetPasswordMutation, useSendPasswordCodeMutation } from '@/features/password/passwordApi';
import { PhoneStep } from '@/features/password/PhoneStep';
import { useErrorText } from '@/i18n/errorText';
import { Link, Navigate } from '@/lib/router';
import { Button } from '@/ui/Button';
import { LinkButton } from '@/ui/LinkButton';
import { phoneMask } from '@/ui/maskedText';
import { Notice } from '@/ui/Notice';
import { ResendCode } from '@/ui/ResendCode';
import { Stack } from '@/ui/Stack';
import { Stepper } from '@/ui/Stepper';
import { toast } from '@/ui/toast';
import { EntryPanel } from '../shared/EntryPanel';

type Place =
  | { readonly step: 'phone'; readonly phone: string }
  /** @param resendAt milliseconds since the epoch */
  | { readonly step: 'password'; readonly phone: string; readonly resendAt: number }
  | { readonly step: 'done' };

/** `/forgot-password`: phone number, then code and new password. */
export function ForgotPasswordPage() {
  const { t, i18n } = useTranslation('forgot');
  const code = useTranslation('code').t;
  const errorText = useErrorText();
  const { flags } = useBrand();
  const [place, setPlace] = useState<Place>({ step: 'phone', phone: '' });
  const [send, { isLoading: isSending }] = useSendPasswordCodeMutation();
  const [reset] = useResetPasswordMutation();

  if (!flags.accountRecovery) return <Navigate to="/404" replace />;

  const sendTo = async (phone: string): Promise<ApiError | undefined> => {
    const answer = await send({ phone, language: i18n.language === 'en' ? 'en' : 'th' });
    const error = answer.error as ApiError | undefined;
    // A code that was sent a moment ago is still valid.
    const seconds =
      error?.code === 'CODE_WAIT' ? Number(error.params?.['n'] ?? 0) : answer.data?.resendSeconds;
    if (seconds === undefined) return error;
    setPlace({ step: 'password', phone, resendAt: Date.now() + seconds * 1000 });
    return undefined;
  };
  const resend = async (phone: string) => {
    const error = await sendTo(phone);
    if (error) toast.error(errorText(error));
    else toast.success(code('resent'));
  };

  if (place.step === 'done')
    return (
      <EntryPanel title={t('title')} lead={t('lead')}>
        <Notice tone="success" title={t('done')}>
          {t('done.hint')}
        </Notice>
        <LinkButton to="/login" size="large" full>
          {t('login')}
        </LinkButton>
      </EntryPanel>
    );

  return (
    <EntryPanel title={t('title')} lead={t('lead')}>
      <Stepper steps={[t('steps.phone'), t('steps.password')]} current={place.step === 'phone' ? 0 : 1} />
      {place.step === 'phone' ? (
        <PhoneStep initial={place.phone} onSend={sendTo}>
          <Way to="/login">{t('back')}</Way>
        </PhoneStep>
      ) : (
        <NewPasswordStep
          notice={<Notice>{t('sent', { phone: phoneMask.show(place.phone) })}</Notice>}
          resend={
            <ResendCode
              until={place.resendAt}
              pending={isSending}
              onResend={() => void resend(place.phone)}
            />
          }
          onSave={async (typed) => {
            const { error } = await reset({ phone: place.phone, ...typed });
            if (!error) setPlace({ step: 'done' });
            return error as ApiError | undefined;
          }}
        >
          <Ways>
            <Button variant="ghost" onClick={() => setPlace({ step: 'phone', phone: place.phone })}>
              {t('change')}
            </Button>
            <Way to="/contact">{t('help')}</Way>
          </Ways>
        </NewPasswordStep>
      )}
    </EntryPanel>
  );
}

const Way = styled(Link)`
  justify-self: center;
  padding: 10px 12px;
  text-align: center;
`;

const Ways = styled(Stack)`
  justify-items: center;
`;
