import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from '@/lib/router';
import { rememberSignIn, takeSignIn, type PendingSignIn } from '@backoffice/browser/pendingSignIn';
import {
  useBeginSignInMutation,
  useConfirmSignInMutation,
  useFinishSignInMutation,
} from '@backoffice/api/peopleApi';
import { readError, selectIsLoggedIn } from '@backoffice/api/staffApi';
import { useSelector } from 'react-redux';
import { useErrorText, useTexts } from '@backoffice/i18n/texts';
import { CardPage } from '@backoffice/layout/CardPage';
import { ErrorNotice } from '@backoffice/layout/Loaded';
import { Button, LinkButton } from '@backoffice/ui/Button';
import { Form } from '@backoffice/ui/Field';
import { Spinner } from '@backoffice/ui/Loading';
import { OtpField } from './LoginForm';

/** Goes to an identity provider; `?tab=own` in a tab of its own, beside unsaved work. */
export function SignInStartPage() {
  const t = useTexts('people');
  const { providerId = '' } = useParams();
  const [query] = useSearchParams();
  const { state } = useLocation() as { readonly state: { readonly page?: string } | null };
  const page = query.get('tab') === 'own' ? null : (state?.page ?? '/');
  const [begin, { error }] = useBeginSignInMutation();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin({ providerId }).then(({ data }) => {
      if (!data) return;
      rememberSignIn({ providerId, flow: data.flow, page });
      location.assign(data.url);
    });
  }, [begin, providerId, page]);
  return error ? <Failure error={error} /> : <Waiting text={t('signIn.going')} />;
}

/** Where an identity provider sends the browser back to. */
export function SignedInPage() {
  const t = useTexts('people');
  const [taken, setTaken] = useState<{ pending: PendingSignIn | undefined; answer: string } | null>(null);
  const [finish, { error }] = useFinishSignInMutation();
  const hasTaken = useRef(false);
  useEffect(() => {
    // Read once and removed from the address, because the code is secret and a reload must not send it again. In an
    // effect, because React repeats an initial render that suspends.
    if (hasTaken.current) return;
    hasTaken.current = true;
    const answer = location.search.slice(1);
    history.replaceState(history.state, '', location.pathname);
    const pending = takeSignIn();
    setTaken({ pending, answer });
    if (pending && answer !== '') void finish({ providerId: pending.providerId, flow: pending.flow, answer });
  }, [finish]);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const failure = readError(error);
  const ticket = failure?.code === 'OTP_REQUIRED' ? failure.params?.['ticket'] : undefined;

  if (!taken) return <Waiting text={t('signIn.checking')} />;
  const { pending, answer } = taken;
  if (!pending || answer === '') return isLoggedIn ? <Navigate to="/" replace /> : <Failure />;
  if (isLoggedIn) return <Done {...pending} />;
  if (typeof ticket === 'string') return <CodePage providerId={pending.providerId} ticket={ticket} />;
  return error ? <Failure error={error} /> : <Waiting text={t('signIn.checking')} />;
}

function Done({ page }: Pick<PendingSignIn, 'page'>) {
  const t = useTexts('people');
  useEffect(() => {
    // Browsers refuse to close some tabs, so the page says what to do.
    if (page === null) window.close();
  }, [page]);
  if (page !== null) return <Navigate to={page} replace />;
  return <CardPage title={t('signIn.done')} text={t('signIn.doneText')} />;
}

function Waiting({ text }: { readonly text: string }) {
  const t = useTexts('people');
  return (
    <CardPage title={t('login.title')}>
      <p role="status">
        <Spinner /> {text}
      </p>
    </CardPage>
  );
}

/** The code of our second factor, where the provider does not answer for it. */
function CodePage({ providerId, ticket }: { readonly providerId: string; readonly ticket: string }) {
  const t = useTexts('people');
  const [confirm, { isLoading, error }] = useConfirmSignInMutation();
  const [otp, setOtp] = useState('');
  const send = async (code: string) => {
    const answer = await confirm({ providerId, ticket, otp: code });
    if (answer.error) setOtp('');
  };
  const code = readError(error)?.code;
  if (code === 'SIGN_IN_EXPIRED' || code === 'USER_SUSPENDED') return <Failure error={error} />;
  return (
    <CardPage title={t('login.title')}>
      <Form onSubmit={() => void send(otp)}>
        <OtpField
          label={t('login.otp')}
          help={t('login.otpHelp')}
          value={otp}
          onChange={setOtp}
          onFull={(typed) => void send(typed)}
        />
        <ErrorNotice error={error} />
        <Button type="submit" variant="primary" pending={isLoading} disabled={otp.length < 6}>
          {t('login.confirm')}
        </Button>
      </Form>
    </CardPage>
  );
}

/** Failures that a person can do something about. */
const known: Readonly<Partial<Record<string, 'cancelled' | 'expired' | 'refused'>>> = {
  SIGN_IN_CANCELLED: 'cancelled',
  SIGN_IN_EXPIRED: 'expired',
  SIGN_IN_REFUSED: 'refused',
};

/** Why the sign-in failed. Without an error, this tab did not start one. */
function Failure({ error }: { readonly error?: Parameters<typeof readError>[0] }) {
  const t = useTexts('people');
  const errorText = useErrorText();
  const failure = readError(error);
  const code = error ? failure?.code : 'SIGN_IN_EXPIRED';
  const kind = known[code ?? ''];
  return (
    <CardPage
      title={t(kind ? `signIn.${kind}` : 'signIn.failed')}
      text={kind ? t(`signIn.${kind}Text`) : errorText(failure)}
    >
      <section>
        <LinkButton to="/" variant="primary" autoFocus>
          {t('signIn.again')}
        </LinkButton>
      </section>
    </CardPage>
  );
}
