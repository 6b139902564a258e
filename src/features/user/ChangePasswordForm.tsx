import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
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
import { StickyAction } from '@/ui/StickyAction';
import { toast } from '@/ui/toast';
import { useChangePasswordMutation } from './userApi';
import { useMemo } from 'react';
import { validate } from '#schemas/forms/changePassword?validate';
import type { Calls } from '#schemas/api/contract';
import { ajvResolver } from '@/ui/form/ajvResolver';

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
      </Stack>
      <StickyAction>
        <Button type="submit" size="large" full pending={isLoading}>
          {t('password.save')}
        </Button>
      </StickyAction>
    </form>
  );
}

export type PasswordForm = Calls['POST /api/auth/user/change-password/{uuid}']['body'];

/**
 * The contract's bounds, plus rules beyond the schema: the new password differs from the old one, and both inputs
 * match.
 */
export function usePasswordRules(): Resolver<PasswordForm> {
  const { t } = useTranslation('settings');
  const errors = useTranslation('errors').t;
  return useMemo(() => {
    const required = (label: string) => errors('REQUIRED', { field: label });
    const bySchema = ajvResolver<PasswordForm>(validate, {
      'oldPassword:required': required(t('password.old')),
      'newPassword:required': required(t('password.new')),
      'confirmPassword:required': required(t('password.confirm')),
      newPassword: errors('PASSWORD_FORMAT'),
    });
    return async (values, context, options) => {
      const result = await bySchema(values, context, options);
      const found: FieldErrors<PasswordForm> = { ...result.errors };
      if (!found.newPassword && values.newPassword === values.oldPassword) {
        found.newPassword = { type: 'same', message: errors('PASSWORD_SAME') };
      }
      if (!found.confirmPassword && values.confirmPassword !== values.newPassword) {
        found.confirmPassword = { type: 'mismatch', message: errors('NEW_PASSWORD_MISMATCH') };
      }
      return Object.keys(found).length > 0 ? { values: {}, errors: found } : { values, errors: {} };
    };
  }, [t, errors]);
}
