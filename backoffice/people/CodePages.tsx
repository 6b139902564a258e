import { useState } from 'react';
import { useNavigate } from '@/lib/router';
import { readError } from '@backoffice/api/staffApi';
import { useTexts } from '@backoffice/i18n/texts';
import { CardPage } from '@backoffice/layout/CardPage';
import { ErrorNotice } from '@backoffice/layout/Loaded';
import { Button } from '@backoffice/ui/Button';
import { Form, PasswordField, TextField } from '@backoffice/ui/Field';
import { useNotify } from '@backoffice/ui/Notice';
import { useAcceptInvitationMutation, useTakeResetMutation } from '@backoffice/api/peopleApi';

const EMPTY = { email: '', name: '', password: '' };

interface Props {
  readonly kind: 'accept' | 'reset';
  readonly take: (typed: typeof EMPTY & { readonly code: string }) => Promise<{ readonly error?: unknown }>;
  readonly isLoading: boolean;
  readonly error: Parameters<typeof readError>[0];
}

/** Takes up a code that an administrator made. It is in the fragment of the address, which no server log sees. */
function CodePage({ kind, take, isLoading, error }: Props) {
  const notify = useNotify();
  const t = useTexts('people');
  const navigate = useNavigate();
  const [code] = useState(() => location.hash.slice(1));
  const [typed, setTyped] = useState(EMPTY);
  const set = (part: Partial<typeof EMPTY>) => setTyped({ ...typed, ...part });
  const [email, name] = [typed.email.trim(), typed.name.trim()];
  const isNamed = kind === 'accept';

  if (!/^[\w-]{43}$/.test(code) || readError(error)?.code === 'INVITATION_INVALID')
    return <CardPage title={t(`${kind}.gone`)} text={t(`${kind}.goneText`)} />;

  const send = async () => {
    const answer = await take({ ...typed, code, email, name });
    if (answer.error) return;
    notify(t(`${kind}.done`));
    void navigate('/', { replace: true });
  };
  const isFull = email !== '' && (!isNamed || name !== '') && typed.password.length >= 8;
  return (
    <CardPage title={t(`${kind}.title`)} text={t(`${kind}.lead`)}>
      <Form onSubmit={() => void send()}>
        <TextField
          label={t('login.email')}
          type="email"
          autoComplete="username"
          value={typed.email}
          onChange={(next) => set({ email: next })}
          autoFocus
        />
        {isNamed && (
          <TextField
            label={t('accept.name')}
            autoComplete="name"
            maxLength={80}
            value={typed.name}
            onChange={(next) => set({ name: next })}
          />
        )}
        <PasswordField
          label={t('account.new')}
          help={t('account.newHelp')}
          autoComplete="new-password"
          value={typed.password}
          onChange={(password) => set({ password })}
        />
        <ErrorNotice error={error} />
        <Button type="submit" variant="primary" pending={isLoading} disabled={!isFull}>
          {t(isNamed ? 'accept.submit' : 'account.save')}
        </Button>
      </Form>
    </CardPage>
  );
}

/** Accepts an invitation. */
export function AcceptPage() {
  const [take, { isLoading, error }] = useAcceptInvitationMutation();
  return <CodePage kind="accept" {...{ take, isLoading, error }} />;
}

/** The way back in: a new password. */
export function ResetPage() {
  const [take, { isLoading, error }] = useTakeResetMutation();
  return <CodePage kind="reset" {...{ isLoading, error }} take={({ name: _, ...typed }) => take(typed)} />;
}
