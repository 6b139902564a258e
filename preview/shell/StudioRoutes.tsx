import { type ReactNode, useMemo } from 'react';
import { lazyNamed } from '@backoffice/layout/lazyNamed';
import { type Program, ProgramContext } from '@backoffice/layout/program';
import { Route, Routes, Outlet } from '@/lib/router';
import { FirstBrand } from '@studio/features/brands/FirstBrand';
import { FocusProvider } from '@studio/features/settings/focus';
import { useTexts } from '@studio/i18n/texts';
import { LeavingProvider } from '@studio/layout/Leaving';
import { StudioMenu } from '@studio/layout/StudioMenu';
import { selectIsLoggedIn } from '@backoffice/api/staffApi';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { LoginAgainDialog, LoginPage } from '@backoffice/people/LoginPage';
import { openRoutes, RequireSecondFactor, sessionRoutes, staffRoutes } from '@backoffice/people/sharedRoutes';
import { useStudioSelector } from '@studio/core/store/createStudioStore';

const Workspace = lazyNamed(() => import('./Workspace'), 'Workspace');
const ComparisonPage = lazyNamed(
  () => import('@studio/features/brand-comparison/ComparisonPage'),
  'ComparisonPage',
);
const AnnouncementsPage = lazyNamed(
  () => import('@studio/features/announcements/AnnouncementsPage'),
  'AnnouncementsPage',
);
const CompanyAccountsPage = lazyNamed(
  () => import('@studio/features/company-accounts/CompanyAccountsPage'),
  'CompanyAccountsPage',
);
const ChecklistPage = lazyNamed(() => import('@studio/features/checklist/ChecklistPage'), 'ChecklistPage');
const NewBrandPage = lazyNamed(() => import('@studio/features/new-brand/NewBrandPage'), 'NewBrandPage');
const SharePage = lazyNamed(() => import('@studio/features/share/SharePage'), 'SharePage');

/** What the studio adds around its pages: the focused setting, its name and its menu. */
export function StudioContexts({ children }: { readonly children: ReactNode }) {
  const t = useTexts('shell');
  const program = useMemo(
    (): Program => ({
      name: t('app.name'),
      lead: t('app.lead'),
      back: t('app.back'),
      accountMenu: <StudioMenu />,
    }),
    [t],
  );
  return (
    <FocusProvider>
      <ProgramContext value={program}>{children}</ProgramContext>
    </FocusProvider>
  );
}

/** Every address of the studio. Invitations, ways back in, sign-in and share links open without a session. */
export function StudioRoutes() {
  return (
    <Routes>
      <Route path="/share" element={<SharePage />} />
      {openRoutes}
      <Route
        element={
          <LeavingProvider>
            <RequireSession />
          </LeavingProvider>
        }
      >
        <Route path="/" element={<FirstBrand />} />
        <Route path="/b/:brandId" element={<Workspace />} />
        <Route path="/new" element={<NewBrandPage />} />
        <Route path="/fleet" element={<ComparisonPage />} />
        {staffRoutes}
        <Route path="/news/:brandId" element={<AnnouncementsPage />} />
        <Route path="/bank/:brandId" element={<CompanyAccountsPage />} />
        <Route path="/checklist" element={<ChecklistPage />} />
        {sessionRoutes}
      </Route>
    </Routes>
  );
}

/**
 * Log-in in place, so that the URL is preserved. When a session ends with unsaved work, the work is retained and a dialog
 * asks for the log-in.
 */
function RequireSession() {
  const isLoggedIn = useStudioSelector(selectIsLoggedIn);
  const hasWork = useStudioSelector((state) => selectOpen(state) !== null);
  if (!isLoggedIn && !hasWork) return <LoginPage />;
  return (
    <RequireSecondFactor isLoggedIn={isLoggedIn}>
      <Outlet />
      {!isLoggedIn && <LoginAgainDialog />}
    </RequireSecondFactor>
  );
}
