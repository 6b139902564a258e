import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ApiError } from '#core/contract/apiError';
import { selectUser } from '@/api/session';
import { useErrorText } from '@/i18n/errorText';
import { Button } from '@/ui/Button';
import { FormPassword } from '@/ui/form/fields';
import { showRefusal } from '@/ui/form/showRefusal';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { toast } from '@/ui/toast';
import { type PasswordForm, usePasswordRules } from './usePasswordRules';
import { useChangePasswordMutation } from './userApi';

const empty: PasswordForm = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** Old password and the new one twice; the session stays open, and the fields are cleared. */
export function ChangePasswordForm() {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const user = useSelector(selectUser);
  const [change, { isLoading }] = useChangePasswordMutation();
  const form = useForm<PasswordForm>({ defaultValues: empty, resolver: usePasswordRules() });
  const { control, formState } = form;

  const submit = form.handleSubmit(async (body) => {
    if (!user) return;
    const answer = await change({ uuid: user.uuid, body });
    if (answer.error) {
      const error = answer.error as ApiError;
      showRefusal(form, error, errorText(error));
      return;
    }
    form.reset(empty);
    toast.success(t('password.saved'));
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <FormPassword
          control={control}
          name="oldPassword"
          label={t('password.old')}
          autoComplete="current-password"
          required
        />
        <FormPassword
          control={control}
          name="newPassword"
          label={t('password.new')}
          help={t('password.help')}
          autoComplete="new-password"
          required
        />
        <FormPassword
          control={control}
          name="confirmPassword"
          label={t('password.confirm')}
          autoComplete="new-password"
          required
        />
        {formState.errors.root && <Notice tone="danger">{formState.errors.root.message}</Notice>}
        <Notice tone="info">{t('password.others')}</Notice>
        <Button type="submit" size="large" full pending={isLoading}>
          {t('password.save')}
        </Button>
      </Stack>
    </form>
  );
}
