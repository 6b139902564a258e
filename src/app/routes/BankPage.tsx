import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { selectUser } from '@/api/session';
import { useBrand } from '@/brand/useBrand';
import { useChangeBankMutation, useSendBankCodeMutation } from '@/features/user/userApi';
import { useErrorText } from '@/i18n/errorText';
import { formatDateTime } from '@/lib/formatDate';
import { maskPhone } from '@/lib/formatIdentity';
import { Card } from '@/ui/Card';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { ResendCode } from '@/ui/ResendCode';
import { Stack } from '@/ui/Stack';
import { Stepper } from '@/ui/Stepper';
import { toast } from '@/ui/toast';
import { useAppSelector } from '../makeStore';
import { ConfirmAccountForm } from './account/ConfirmAccountForm';
import { NewAccountForm, type NewAccount } from './account/NewAccountForm';
import { FormColumn } from './money/Columns';

type Place =
  | { readonly step: 'account'; readonly typed?: NewAccount }
  /** @param resendAt milliseconds since the epoch */
  | { readonly step: 'code'; readonly typed: NewAccount; readonly resendAt: number }
  /** @param from ISO-8601 */
  | { readonly step: 'done'; readonly from: string };

/** `/auth/settings/bank`: the new payout account, then the code from the message. */
export function BankPage() {
  const { t, i18n } = useTranslation('settings');
  const code = useTranslation('code').t;
  const errorText = useErrorText();
  const { limits } = useBrand();
  const user = useAppSelector(selectUser);
  const [place, setPlace] = useState<Place>({ step: 'account' });
  const [send, { isLoading: isSending }] = useSendBankCodeMutation();
  const [change] = useChangeBankMutation();
  if (!user) return null;

  const sendCode = async (typed: NewAccount): Promise<ApiError | undefined> => {
    const answer = await send({ ...typed, language: i18n.language === 'en' ? 'en' : 'th' });
    const error = answer.error as ApiError | undefined;
    const last = place.step === 'done' ? undefined : place.typed;
    const isSame = last?.bankName === typed.bankName && last.bankId === typed.bankId;
    // A code that was sent for this account a moment ago is still valid.
    const seconds =
      error?.code === 'CODE_WAIT' && isSame ? Number(error.params?.['n'] ?? 0) : answer.data?.resendSeconds;
    if (seconds === undefined) return error;
    setPlace({ step: 'code', typed, resendAt: Date.now() + seconds * 1000 });
    return undefined;
  };
  const resend = async (typed: NewAccount) => {
    const error = await sendCode(typed);
    if (error) toast.error(errorText(error));
    else toast.success(code('resent'));
  };

  return (
    <FormColumn>
      <PageHeader title={t('bank.title')} back="/auth/account" />
      <Card>
        {place.step === 'done' ? (
          <Stack>
            <Notice tone="success" title={t('bank.done')}>
              {limits.bankChangeHours > 0
                ? t('bank.done.from', { at: formatDateTime(place.from) })
                : t('bank.done.now')}
            </Notice>
            <LinkButton to="/auth/account" size="large" full>
              {t('bank.ok')}
            </LinkButton>
          </Stack>
        ) : (
          <Stack>
            <Stepper
              steps={[t('bank.steps.account'), t('bank.steps.code')]}
              current={place.step === 'account' ? 0 : 1}
            />
            {place.step === 'account' ? (
              <NewAccountForm user={user} initial={place.typed} onSend={sendCode} />
            ) : (
              <ConfirmAccountForm
                account={place.typed}
                phone={maskPhone(user.phone ?? '')}
                resend={
                  <ResendCode
                    until={place.resendAt}
                    pending={isSending}
                    onResend={() => void resend(place.typed)}
                  />
                }
                onBack={() => setPlace({ step: 'account', typed: place.typed })}
                onConfirm={async (typedCode) => {
                  const { bankName, bankId } = place.typed;
                  const answer = await change({ bankName, bankId, code: typedCode });
                  if (answer.error) return answer.error as ApiError;
                  setPlace({ step: 'done', from: answer.data.withdrawFrom });
                  return undefined;
                }}
              />
            )}
          </Stack>
        )}
      </Card>
    </FormColumn>
  );
}
