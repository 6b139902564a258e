import styled from 'styled-components';
import { type ReactNode, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { lazyExtra } from '@/lib/lazyPart';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { Button } from '@/ui/Button';
import { Lock, User } from '@/ui/icons';
import { PasswordInput } from '@/ui/PasswordInput';
import { TextInput } from '@/ui/TextInput';
import { useLoginMutation } from './authApi';

/** Loaded with the first log-in, because the first screen does not need it. */
const LoginStatus = lazyExtra(async () => (await import('./LoginStatus')).LoginStatus);

type Missing = Readonly<Partial<Record<'username' | 'password', true>>>;

interface Props {
  /** Content below the button. */
  readonly children?: ReactNode;
}

/**
 * Username and password. The failure is local to the form, so that it does not appear in the other log-in form. The
 * inputs are uncontrolled, so that input typed or filled in before hydration is preserved.
 */
export function LoginForm({ children }: Props) {
  const { t } = useTranslation('login');
  const isLive = useIsHydrated();
  const [login, { isLoading, error }] = useLoginMutation();
  const [missing, setMissing] = useState<Missing>({});
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const typed = { username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    setMissing({ ...(!typed.username && { username: true }), ...(!typed.password && { password: true }) });
    if (!typed.username || !typed.password) {
      (typed.username ? password : username).current?.focus();
      return;
    }

    const answer = await login(typed);
    // A value typed meanwhile is preserved.
    if (!answer.error || password.current?.value !== typed.password) return;
    password.current.value = '';
    password.current.focus();
  };

  return (
    <Form noValidate onSubmit={submit} aria-label={t('form.label')}>
      <TextInput
        ref={username}
        label={t('form.username')}
        error={missing.username && t('form.username.required')}
        placeholder={t('form.username.hint')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        icon={<User size={20} aria-hidden="true" />}
      />
      <PasswordInput
        ref={password}
        label={t('form.password')}
        error={missing.password && t('form.password.required')}
        placeholder={t('form.password.hint')}
        name="password"
        autoComplete="current-password"
        maxLength={128}
        icon={<Lock size={20} aria-hidden="true" />}
      />
      {(error || isLoading) && (
        <Suspense fallback={null}>
          <LoginStatus error={isLoading ? undefined : (error as ApiError)} />
        </Suspense>
      )}
      <Button
        type={isLive ? 'submit' : 'button'}
        aria-disabled={!isLive || undefined}
        size="large"
        full
        pending={isLoading}
      >
        {t('form.submit')}
      </Button>
      {children}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`;
