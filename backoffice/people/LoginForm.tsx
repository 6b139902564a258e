import { useState } from 'react';
import type { ApiError } from '#core/contract/apiError';
import { withProof } from '@/lib/withProof';
import { readError } from '@backoffice/api/staffApi';
import { useErrorText, useTexts } from '@backoffice/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { Form, PasswordField, TextField } from '@backoffice/ui/Field';
import { Notice } from '@backoffice/ui/Notice';
import { useLoginMutation } from '@backoffice/api/peopleApi';
import styled from 'styled-components';

/** E-mail and password, then the code of the authenticator app where the account requires one. */
export function LoginForm({ email: known }: { readonly email?: string }) {
  const t = useTexts('people');
  const errorText = useErrorText();
  const [login, { isLoading, error }] = useLoginMutation();
  const [email, setEmail] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isProving, setProving] = useState(false);
  const isPending = isLoading || isProving;

  const send = async (code: string) => {
    const typed = { email: email.trim(), password, ...(asksCode && { otp: code }) };
    const answer = await withProof(
      (proof) => login({ ...typed, ...(proof && { proof }) }),
      () => setProving(true),
    );
    setProving(false);
    const failure = readError(answer.error)?.code;
    if (failure === 'OTP_REQUIRED') setAsksCode(true);
    if (failure === 'OTP_INVALID') setOtp('');
    if (failure === 'AUTH_INVALID') setAsksCode(false);
  };
  // Never disabled, because autofilled values may not be reported before the first click.
  const begin = () => {
    setTried(true);
    if (email.trim() && password) void send('');
  };
  const problem = isProving ? undefined : visibleError(readError(error));
  const notice = isProving ? (
    <Notice live>{t('login.proving')}</Notice>
  ) : (
    problem && (
      <Notice tone="danger" live>
        {problem.code === 'AUTH_INVALID' ? t('login.wrong') : errorText(problem)}
      </Notice>
    )
  );

  if (asksCode) {
    return (
      <Form onSubmit={() => void send(otp)}>
        <OtpField
          label={t('login.otp')}
          help={t('login.otpHelp')}
          value={otp}
          onChange={setOtp}
          onFull={(code) => void send(code)}
        />
        {notice}
        <Button type="submit" variant="primary" pending={isPending} disabled={otp.length < 6}>
          {t('login.confirm')}
        </Button>
        <Button variant="ghost" onClick={() => setAsksCode(false)}>
          {t('login.back')}
        </Button>
      </Form>
    );
  }
  return (
    <Form onSubmit={begin}>
      <TextField
        label={t('login.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={isTried && !email.trim() ? t('login.needEmail') : undefined}
        readOnly={known !== undefined}
        autoFocus={known === undefined}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={isTried && !password ? t('login.needPassword') : undefined}
        autoFocus={known !== undefined}
      />
      {notice}
      <Button type="submit" variant="primary" pending={isPending}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}

/** The request for the code is not an error. */
const visibleError = (error: ApiError | undefined): ApiError | undefined =>
  error?.code === 'OTP_REQUIRED' ? undefined : error;

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** All six are there. */
  readonly onFull: (code: string) => void;
}

/** Six digits of an authenticator app, Thai digits too; the last one sends. */
export function OtpField({ value, onChange, onFull, ...rest }: Props) {
  const change = (text: string) => {
    const code = text
      .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0xe50))
      .replace(/\D/g, '')
      .slice(0, 6);
    onChange(code);
    if (code.length === 6 && code !== value) onFull(code);
  };
  return (
    <Wide>
      <TextField
        {...rest}
        value={value}
        onChange={change}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
    </Wide>
  );
}

const Wide = styled.div`
  input {
    height: 40px;
    font-size: 20px;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.3em;
    text-align: center;
  }
`;
