import { lazyNamed } from '@backoffice/layout/lazyNamed';
import { lazy, Suspense } from 'react';
import { Route, Routes, Outlet } from '@/lib/router';
import { useTexts } from '@studio/i18n/texts';
import { LinkButton } from '@backoffice/ui/Button';
import { CardPage } from '@backoffice/layout/CardPage';
import { FirstBrand } from '@studio/features/brands/FirstBrand';
import { LeavingProvider } from '@studio/layout/Leaving';
import { selectIsLoggedIn } from '@backoffice/api/staffApi';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { LoginAgainDialog, LoginPage } from '@backoffice/people/LoginPage';
import { useGetMeQuery } from '@backoffice/api/peopleApi';
import { useStudioSelector } from '@studio/core/store/createStudioStore';

const Workspace = lazyNamed(() => import('./Workspace'), 'Workspace');
const ComparisonPage = lazyNamed(
  () => import('@studio/features/brand-comparison/ComparisonPage'),
  'ComparisonPage',
);
const PeoplePage = lazyNamed(() => import('@backoffice/people/PeoplePage'), 'PeoplePage');
const AuditPage = lazy(async () => {
  const [{ AuditPage: Page }, { nameOf }] = await Promise.all([
    import('@backoffice/people/AuditPage'),
    import('@studio/features/settings/settingNames'),
  ]);
  return { default: () => <Page nameOf={nameOf} /> };
});
const AnnouncementsPage = lazyNamed(
  () => import('@studio/features/announcements/AnnouncementsPage'),
  'AnnouncementsPage',
);
const CompanyAccountsPage = lazyNamed(
  () => import('@studio/features/company-accounts/CompanyAccountsPage'),
  'CompanyAccountsPage',
);
const ChecklistPage = lazyNamed(() => import('@studio/features/checklist/ChecklistPage'), 'ChecklistPage');
const AccountPage = lazyNamed(() => import('@backoffice/people/AccountPage'), 'AccountPage');
const AcceptPage = lazyNamed(() => import('@backoffice/people/CodePages'), 'AcceptPage');
const ResetPage = lazyNamed(() => import('@backoffice/people/CodePages'), 'ResetPage');
const SignInStartPage = lazyNamed(() => import('@backoffice/people/SignInPages'), 'SignInStartPage');
const SignedInPage = lazyNamed(() => import('@backoffice/people/SignInPages'), 'SignedInPage');
const SharePage = lazyNamed(() => import('@studio/features/share/SharePage'), 'SharePage');

/** Every address of the studio. Invitations, ways back in, sign-in and share links open without a session. */
export function StudioRoutes() {
  return (
    <Routes>
      <Route path="/share" element={<SharePage />} />
      <Route path="/accept" element={<AcceptPage />} />
      <Route path="/reset" element={<ResetPage />} />
      <Route path="/sign-in/:providerId" element={<SignInStartPage />} />
      <Route path="/signed-in" element={<SignedInPage />} />
      <Route
        element={
          <LeavingProvider>
            <RequireSession />
          </LeavingProvider>
        }
      >
        <Route path="/" element={<FirstBrand />} />
        <Route path="/b/:brandId" element={<Workspace />} />
        <Route path="/fleet" element={<ComparisonPage />} />
        <Route path="/people" element={<PeoplePage />} />
        <Route path="/audit" element={<AuditPage />} />
        <Route path="/audit/:brandId" element={<AuditPage />} />
        <Route path="/news/:brandId" element={<AnnouncementsPage />} />
        <Route path="/bank/:brandId" element={<CompanyAccountsPage />} />
        <Route path="/checklist" element={<ChecklistPage />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="*" element={<Missing />} />
      </Route>
    </Routes>
  );
}

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

const SecondFactorPage = lazyNamed(() => import('@backoffice/people/SecondFactorForm'), 'SecondFactorPage');

/**
 * Log-in in place, so that the URL is preserved. When the session ends with unsaved work, the work is retained, and a dialog requests
 * who is there.
 */
function RequireSession() {
  const isLoggedIn = useStudioSelector(selectIsLoggedIn);
  const hasWork = useStudioSelector((state) => selectOpen(state) !== null);
  const { data: me } = useGetMeQuery(undefined, { skip: !isLoggedIn });
  if (!isLoggedIn && !hasWork) return <LoginPage />;
  if (me?.secondFactorRequired && !me.secondFactor) {
    return (
      <Suspense fallback={null}>
        <SecondFactorPage />
      </Suspense>
    );
  }
  return (
    <>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      {!isLoggedIn && <LoginAgainDialog />}
    </>
  );
}
