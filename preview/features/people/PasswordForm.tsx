import { useState } from 'react';
import { readError } from '@studio/core/api/staffApi';
import { useErrorText } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { Form } from '@staff/ui/Form';
import { useNotify } from '@staff/ui/notify';
import { PasswordField } from '@staff/ui/PasswordField';
import { useChangePasswordMutation } from '@studio/core/api/peopleApi';

const EMPTY = { old: '', next: '', again: '' };

/** Changes the own password; errors are shown at their field. */
export function PasswordForm() {
  const notify = useNotify();
  const t = useTexts('people');
  const errorText = useErrorText();
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const [typed, setTyped] = useState(EMPTY);
  const set = (part: Partial<typeof EMPTY>) => setTyped({ ...typed, ...part });
  const failure = readError(error);
  const ofOld = failure?.code === 'OLD_PASSWORD_WRONG';
  const mismatch = typed.again !== '' && !typed.next.startsWith(typed.again) && typed.again !== typed.next;

  const send = async () => {
    const answer = await change({ oldPassword: typed.old, newPassword: typed.next });
    if (answer.error) return;
    setTyped(EMPTY);
    notify(t('account.saved'));
  };
  return (
    <Form label={t('account.password')} onSubmit={() => void send()}>
      <PasswordField
        label={t('account.old')}
        autoComplete="current-password"
        value={typed.old}
        onChange={(old) => set({ old })}
        error={ofOld ? errorText(failure) : undefined}
      />
      <PasswordField
        label={t('account.new')}
        help={t('account.newHelp')}
        autoComplete="new-password"
        value={typed.next}
        onChange={(next) => set({ next })}
        error={failure && !ofOld ? errorText(failure) : undefined}
      />
      <PasswordField
        label={t('account.again')}
        autoComplete="new-password"
        value={typed.again}
        onChange={(again) => set({ again })}
        error={mismatch ? t('account.mismatch') : undefined}
      />
      <div>
        <Button
          type="submit"
          pending={isLoading}
          disabled={typed.old === '' || typed.next.length < 8 || typed.next !== typed.again}
        >
          {t('account.save')}
        </Button>
      </div>
    </Form>
  );
}
