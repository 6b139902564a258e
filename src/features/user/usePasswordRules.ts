import { useMemo } from 'react';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { validate } from '#schemas/forms/changePassword?validate';
import type { Calls } from '#schemas/api/contract';
import { ajvResolver } from '@/ui/form/ajvResolver';

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
