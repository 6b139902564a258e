import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from '@/lib/router';
import { useGetMeQuery } from '@backoffice/api/peopleApi';
import { selectIsLoggedIn } from '@backoffice/api/staffApi';
import { readPreference } from '@backoffice/browser/preferences';
import { CardPage } from '@backoffice/layout/CardPage';
import { lazyNamed } from '@backoffice/layout/lazyNamed';
import { LoginPage } from '@backoffice/people/LoginPage';
import { LinkButton } from '@backoffice/ui/Button';
import { useDeskSelector } from '@desk/core/createDeskStore';
import { kindOf } from '@desk/features/queues/kinds';
import { useTexts } from '@desk/i18n/texts';
import { DeskFrame } from './DeskFrame';
import { LAST_QUEUE, QueuePage } from './QueuePage';

const AccountPage = lazyNamed(() => import('@backoffice/people/AccountPage'), 'AccountPage');
const AcceptPage = lazyNamed(() => import('@backoffice/people/CodePages'), 'AcceptPage');
const ResetPage = lazyNamed(() => import('@backoffice/people/CodePages'), 'ResetPage');
const SignInStartPage = lazyNamed(() => import('@backoffice/people/SignInPages'), 'SignInStartPage');
const SignedInPage = lazyNamed(() => import('@backoffice/people/SignInPages'), 'SignedInPage');
const SecondFactorPage = lazyNamed(() => import('@backoffice/people/SecondFactorForm'), 'SecondFactorPage');

/** Every address of the desk. Invitations, ways back in and sign-in open without a session. */
export function DeskRoutes() {
  return (
    <Routes>
      <Route path="/accept" element={<AcceptPage />} />
      <Route path="/reset" element={<ResetPage />} />
      <Route path="/sign-in/:providerId" element={<SignInStartPage />} />
      <Route path="/signed-in" element={<SignedInPage />} />
      <Route element={<RequireSession />}>
        <Route path="/account" element={<AccountPage />} />
        <Route element={<DeskFrame />}>
          <Route path="/" element={<LastQueue />} />
          <Route path="/q/:kind" element={<QueuePage />} />
          <Route path="/q/:kind/:uuid" element={<QueuePage />} />
        </Route>
        <Route path="*" element={<Missing />} />
      </Route>
    </Routes>
  );
}

/** The queue that this browser showed last. */
const LastQueue = () => (
  <Navigate to={`/q/${kindOf(readPreference(LAST_QUEUE) ?? '') ?? 'deposit'}`} replace />
);

function Missing() {
  const t = useTexts('shell');
  return (
    <CardPage title={t('app.missing')}>
      <section>
        <LinkButton to="/">{t('app.back')}</LinkButton>
      </section>
    </CardPage>
  );
}

/** Log-in in place, so that the address is preserved. */
function RequireSession() {
  const isLoggedIn = useDeskSelector(selectIsLoggedIn);
  const { data: me } = useGetMeQuery(undefined, { skip: !isLoggedIn });
  if (!isLoggedIn) return <LoginPage />;
  return (
    <Suspense fallback={null}>
      {me?.secondFactorRequired === true && !me.secondFactor ? <SecondFactorPage /> : <Outlet />}
    </Suspense>
  );
}
