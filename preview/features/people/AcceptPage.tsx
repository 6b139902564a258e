import { useState } from 'react';
import { useNavigate } from '@/lib/router';
import { readError } from '@studio/core/api/staffApi';
import { useErrorText, useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { Form, PasswordField, TextField } from '@staff/ui/Field';
import { Notice, useNotify } from '@staff/ui/Notice';
import { CardPage } from '@studio/layout/CardPage';
import { useAcceptInvitationMutation } from '@studio/core/api/peopleApi';

const EMPTY = { email: '', name: '', password: '' };

/** Accepts an invitation. Its code is in the fragment of the address, which no server log sees. */
export function AcceptPage() {
  const notify = useNotify();
  const t = useTexts('people');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [code] = useState(() => location.hash.slice(1));
  const [accept, { isLoading, error }] = useAcceptInvitationMutation();
  const [typed, setTyped] = useState(EMPTY);
  const set = (part: Partial<typeof EMPTY>) => setTyped({ ...typed, ...part });
  const failure = readError(error);

  if (!/^[\w-]{43}$/.test(code) || failure?.code === 'INVITATION_INVALID')
    return <CardPage title={t('accept.gone')} text={t('accept.goneText')} />;

  const send = async () => {
    const answer = await accept({ code, ...typed, email: typed.email.trim(), name: typed.name.trim() });
    if (answer.error) return;
    notify(t('accept.done'));
    void navigate('/', { replace: true });
  };
  const isFull = typed.email.trim() !== '' && typed.name.trim() !== '' && typed.password.length >= 8;
  return (
    <CardPage title={t('accept.title')} text={t('accept.lead')}>
      <Form onSubmit={() => void send()}>
        <TextField
          label={t('login.email')}
          type="email"
          autoComplete="username"
          value={typed.email}
          onChange={(email) => set({ email })}
          autoFocus
        />
        <TextField
          label={t('accept.name')}
          autoComplete="name"
          maxLength={80}
          value={typed.name}
          onChange={(name) => set({ name })}
        />
        <PasswordField
          label={t('account.new')}
          help={t('account.newHelp')}
          autoComplete="new-password"
          value={typed.password}
          onChange={(password) => set({ password })}
        />
        {failure && (
          <Notice tone="danger" live>
            {errorText(failure)}
          </Notice>
        )}
        <Button type="submit" variant="primary" pending={isLoading} disabled={!isFull}>
          {t('accept.submit')}
        </Button>
      </Form>
    </CardPage>
  );
}
