import { useState } from 'react';
import { useNavigate } from '@/lib/router';
import { readError } from '@studio/core/api/staffApi';
import { useErrorText, useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { Form, PasswordField, TextField } from '@staff/ui/Field';
import { Notice, useNotify } from '@staff/ui/Notice';
import { CardPage } from '@studio/layout/CardPage';
import { useTakeResetMutation } from '@studio/core/api/peopleApi';

/** The way back in: a new password by a link that an administrator made. */
export function ResetPage() {
  const notify = useNotify();
  const t = useTexts('people');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [code] = useState(() => location.hash.slice(1));
  const [take, { isLoading, error }] = useTakeResetMutation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const failure = readError(error);

  if (!/^[\w-]{43}$/.test(code)) return <CardPage title={t('reset.gone')} text={t('reset.goneText')} />;

  const send = async () => {
    const answer = await take({ code, email: email.trim(), password });
    if (answer.error) return;
    notify(t('reset.done'));
    void navigate('/', { replace: true });
  };
  return (
    <CardPage title={t('reset.title')} text={t('reset.lead')}>
      <Form onSubmit={() => void send()}>
        <TextField
          label={t('login.email')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          autoFocus
        />
        <PasswordField
          label={t('account.new')}
          help={t('account.newHelp')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        {failure && (
          <Notice tone="danger" live>
            {errorText(failure)}
          </Notice>
        )}
        <Button
          type="submit"
          variant="primary"
          pending={isLoading}
          disabled={email.trim() === '' || password.length < 8}
        >
          {t('account.save')}
        </Button>
      </Form>
    </CardPage>
  );
}
