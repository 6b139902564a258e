import { useState } from 'react';
import styled from 'styled-components';
import { readError } from '@studio/core/api/staffApi';
import { useErrorText } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { CopyButton } from '@staff/ui/CopyButton';
import { Form } from '@staff/ui/Form';
import { useNotify } from '@staff/ui/notify';
import { PasswordField } from '@staff/ui/PasswordField';
import { QrCode } from '@staff/ui/QrCode';
import { OtpField } from './OtpField';
import { useBeginSecondFactorMutation, useConfirmSecondFactorMutation } from '@studio/core/api/peopleApi';

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

  const send = async (typed: string) => {
    const answer = await confirm({ code: typed });
    if (answer.error) setCode('');
    else notify(t('factor.done'));
  };
  if (!setup) {
    return (
      <Form label={t('factor.title')} onSubmit={() => void begin({ password })}>
        <PasswordField
          label={t('factor.password')}
          help={t('factor.passwordHelp')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={failed && errorText(readError(failed))}
        />
        <Button type="submit" variant="primary" pending={isBeginning} disabled={password === ''}>
          {t('factor.begin')}
        </Button>
      </Form>
    );
  }
  return (
    <Form label={t('factor.title')} onSubmit={() => void send(code)}>
      <Setup>
        <QrCode value={setup.uri} label={t('factor.qr')} />
        <Key>
          <strong>{t('factor.scan')}</strong>
          <span>{t('factor.key')}</span>
          <code>{setup.setupKey.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton size="s" text={setup.setupKey} />
        </Key>
      </Setup>
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

const Setup = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
`;

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
