import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { PasswordInput } from '@/ui/PasswordInput';
import { toast } from '@/ui/toast';
import { useEndOtherSessionsMutation, useEndSessionMutation } from './authApi';

interface Props {
  /** A session's uuid; null for all except the current one. */
  readonly target: string | null;
  readonly onClose: () => void;
}

/** Requires the password before another session is ended. */
export function EndSessionDialog({ target, onClose }: Props) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();

  const confirm = async () => {
    const answer = target === null ? await endOthers({ password }) : await endOne({ uuid: target, password });
    if (answer.error) {
      setProblem(errorText(answer.error as ApiError));
      throw new Error('The password was refused; the dialog stays.');
    }
    toast.success(t('sessions.ended'));
  };

  return (
    <ConfirmDialog
      title={t(target === null ? 'sessions.endOthers' : 'sessions.end')}
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
    >
      <PasswordInput
        label={t('sessions.password')}
        value={password}
        error={problem}
        autoComplete="current-password"
        onChange={(event) => setPassword(event.target.value)}
      />
    </ConfirmDialog>
  );
}
