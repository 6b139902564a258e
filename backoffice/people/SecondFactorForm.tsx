import { Stack } from '@backoffice/ui/Stack';
import { useState } from 'react';
import styled from 'styled-components';
import { readError, loggedOut } from '@backoffice/api/staffApi';
import { useErrorText, useTexts } from '@backoffice/i18n/texts';
import { Button, CopyButton } from '@backoffice/ui/Button';
import { Form, PasswordField } from '@backoffice/ui/Field';
import { useNotify } from '@backoffice/ui/Notice';
import { QrCode } from '@backoffice/ui/QrCode';
import { OtpField } from './LoginForm';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useGetMeQuery,
} from '@backoffice/api/peopleApi';
import type { Dispatch } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { ErrorNotice } from '@backoffice/layout/Loaded';
import { CardPage } from '@backoffice/layout/CardPage';

/** Sets the second factor up: a QR code for the app, then one of its codes to prove that it works. */
export function SecondFactorForm() {
  const notify = useNotify();
  const t = useTexts('people');
  const errorText = useErrorText();
  const [begin, { data: setup, isLoading: isBeginning, error: failed }] = useBeginSecondFactorMutation();
  const [confirm, { isLoading, error }] = useConfirmSecondFactorMutation();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const failure = readError(error);
  const { data: me } = useGetMeQuery();
  const hasPassword = me?.localAccount !== false;

  const send = async (typed: string) => {
    const answer = await confirm({ code: typed });
    if (answer.error) setCode('');
    else notify(t('factor.done'));
  };
  if (!setup) {
    return (
      <Form label={t('factor.title')} onSubmit={() => void begin(hasPassword ? { password } : {})}>
        {hasPassword ? (
          <PasswordField
            label={t('factor.password')}
            help={t('factor.passwordHelp')}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={failed && errorText(readError(failed))}
          />
        ) : (
          <>
            <p>{t('factor.recent')}</p>
            <ErrorNotice error={failed} />
          </>
        )}
        <Button
          type="submit"
          variant="primary"
          pending={isBeginning}
          disabled={hasPassword && password === ''}
        >
          {t('factor.begin')}
        </Button>
      </Form>
    );
  }
  return (
    <Form label={t('factor.title')} onSubmit={() => void send(code)}>
      <Stack $row $wrap $gap={4} $align="start">
        <QrCode value={setup.uri} label={t('factor.qr')} />
        <Key>
          <strong>{t('factor.scan')}</strong>
          <span>{t('factor.key')}</span>
          <code>{setup.setupKey.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton size="s" text={setup.setupKey} />
        </Key>
      </Stack>
      <OtpField
        label={t('factor.code')}
        value={code}
        onChange={setCode}
        onFull={(typed) => void send(typed)}
        error={failure && errorText(failure)}
      />
      <Button type="submit" variant="primary" pending={isLoading} disabled={code.length < 6}>
        {t('factor.confirm')}
      </Button>
    </Form>
  );
}

const Key = styled.div`
  display: grid;
  flex: 1 1 150px;
  gap: 4px;
  align-content: start;
  justify-items: start;

  & > button {
    margin-top: 4px;
  }

  & > span {
    color: var(--s-muted);
    font-size: 13px;
  }
  & > code {
    font-family: var(--s-mono);
    font-size: 13px;
    overflow-wrap: anywhere;
  }
`;

/** Where a second factor is required, nothing else opens before it is set up. */
export function SecondFactorPage() {
  const t = useTexts('people');
  const f = useTexts('frame');
  const dispatch = useDispatch<Dispatch>();
  return (
    <CardPage title={t('factor.title')} text={t('factor.required')}>
      <SecondFactorForm />
      <Button variant="ghost" onClick={() => dispatch(loggedOut())}>
        {f('menu.logout')}
      </Button>
    </CardPage>
  );
}
