import { type ReactNode, Suspense } from 'react';
import { Route } from '@/lib/router';
import { useGetMeQuery } from '@backoffice/api/peopleApi';
import { useTexts } from '@backoffice/i18n/texts';
import { CardPage } from '@backoffice/layout/CardPage';
import { lazyNamed } from '@backoffice/layout/lazyNamed';
import { useProgram } from '@backoffice/layout/program';
import { LinkButton } from '@backoffice/ui/Button';

const AccountPage = lazyNamed(() => import('./AccountPage'), 'AccountPage');
const AcceptPage = lazyNamed(() => import('./CodePages'), 'AcceptPage');
const ResetPage = lazyNamed(() => import('./CodePages'), 'ResetPage');
const PeoplePage = lazyNamed(() => import('./PeoplePage'), 'PeoplePage');
const AuditPage = lazyNamed(() => import('./AuditPage'), 'AuditPage');
const SignInStartPage = lazyNamed(() => import('./SignInPages'), 'SignInStartPage');
const SignedInPage = lazyNamed(() => import('./SignInPages'), 'SignedInPage');
const SecondFactorPage = lazyNamed(() => import('./SecondFactorForm'), 'SecondFactorPage');

/** Pages of every staff program that open without a session: invitations, resets and sign-in. */
export const openRoutes = (
  <>
    <Route path="/accept" element={<AcceptPage />} />
    <Route path="/reset" element={<ResetPage />} />
    <Route path="/sign-in/:providerId" element={<SignInStartPage />} />
    <Route path="/signed-in" element={<SignedInPage />} />
  </>
);

/** Staff, their roles and what they did. */
export const staffRoutes = (
  <>
    <Route path="/people" element={<PeoplePage />} />
    <Route path="/audit" element={<AuditPage />} />
    <Route path="/audit/:brandId" element={<AuditPage />} />
  </>
);

/** Pages of every staff program that need a session: the own account, and unknown addresses. */
export const sessionRoutes = (
  <>
    <Route path="/account" element={<AccountPage />} />
    <Route path="*" element={<MissingPage />} />
  </>
);

function MissingPage() {
  const t = useTexts('frame');
  const { back } = useProgram();
  return (
    <CardPage title={t('app.missing')}>
      <section>
        <LinkButton to="/">{back}</LinkButton>
      </section>
    </CardPage>
  );
}

/** The pages of a session; before them the set-up of the second factor, where one is required and missing. */
export function RequireSecondFactor({ isLoggedIn, children }: RequireProps) {
  const { data: me } = useGetMeQuery(undefined, { skip: !isLoggedIn });
  const isMissing = me?.secondFactorRequired === true && !me.secondFactor;
  return <Suspense fallback={null}>{isMissing ? <SecondFactorPage /> : children}</Suspense>;
}

interface RequireProps {
  readonly isLoggedIn: boolean;
  readonly children: ReactNode;
}
