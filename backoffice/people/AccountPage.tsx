import { useId, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useErrorText, useTexts } from '@backoffice/i18n/texts';
import { Notice, useNotify } from '@backoffice/ui/Notice';
import { Skeleton } from '@backoffice/ui/Loading';
import { useGetMeQuery, useChangePasswordMutation } from '@backoffice/api/peopleApi';
import { PlainPage } from '@backoffice/layout/PlainPage';
import { SecondFactorForm } from './SecondFactorForm';
import { readError } from '@backoffice/api/staffApi';
import { Button } from '@backoffice/ui/Button';
import { Form, PasswordField } from '@backoffice/ui/Field';

/** The own account: password and second factor. */
export function AccountPage() {
  const t = useTexts('people');
  const { data: me } = useGetMeQuery();
  return (
    <PlainPage title={t('account.title')} text={me && `${me.name} · ${me.staff.email}`}>
      <Cards>
        {me?.localAccount !== false && (
          <Card title={t('account.password')} text={t('account.passwordHelp')}>
            <PasswordForm />
          </Card>
        )}
        <Card title={t('factor.title')}>
          {!me && <Skeleton $h={60} />}
          {me?.secondFactor === true && <Notice tone="success">{t('factor.on')}</Notice>}
          {me?.secondFactor === false && (
            <>
              <p>{t('factor.off')}</p>
              <SecondFactorForm />
            </>
          )}
        </Card>
      </Cards>
    </PlainPage>
  );
}

function Card({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </Box>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));
  align-items: start;
  gap: 16px;
`;

const Box = styled.section`
  display: grid;
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--s-line);
  border-radius: 10px;
  background: var(--s-panel);

  & > p {
    margin-top: -8px;
    color: var(--s-muted);
  }
`;

const EMPTY = { old: '', next: '', again: '' };

/** Changes the own password; errors are shown at their field. */
function PasswordForm() {
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
