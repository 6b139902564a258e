import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { Button } from '@/ui/Button';
import { FormPhone } from '@/ui/form/fields';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { Stack } from '@/ui/Stack';

interface Props {
  /** Typed before, on return to this step. */
  readonly initial: string;
  /** Sends the code. @returns why it was not sent. */
  readonly onSend: (phone: string) => Promise<ApiError | undefined>;
  readonly children?: ReactNode;
}

/** The phone number of the account. */
export function PhoneStep({ initial, onSend, children }: Props) {
  const { t } = useTranslation('forgot');
  const errorText = useErrorText();
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { phone: initial },
    resolver: ruleResolver<{ phone: string }>(({ phone }) => ({
      phone:
        phone === ''
          ? t('phone.required')
          : /^0[689]\d{8}$/.test(phone)
            ? null
            : errorText({ code: 'PHONE_FORMAT' }),
    })),
  });
  const submit = handleSubmit(async ({ phone }) => {
    const error = await onSend(phone);
    if (error) setError('phone', { message: errorText(error) }, { shouldFocus: true });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('title')}>
      <Stack>
        <FormPhone control={control} name="phone" label={t('phone')} autoComplete="tel-national" />
        <Button type="submit" size="large" full pending={formState.isSubmitting}>
          {t('send')}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
