import { Navigate, Outlet, Route, Routes } from '@/lib/router';
import { selectIsLoggedIn } from '@backoffice/api/staffApi';
import { readPreference } from '@backoffice/browser/preferences';
import { lazyNamed } from '@backoffice/layout/lazyNamed';
import { LoginPage } from '@backoffice/people/LoginPage';
import { openRoutes, RequireSecondFactor, sessionRoutes, staffRoutes } from '@backoffice/people/sharedRoutes';
import { useDeskSelector } from '@desk/core/createDeskStore';
import { kindOf } from '@desk/features/queues/kinds';
import { DeskFrame } from './DeskFrame';
import { LAST_QUEUE, QueuePage } from './QueuePage';

const AlertsPage = lazyNamed(() => import('@desk/features/alerts/AlertsPage'), 'AlertsPage');
const ReconciliationPage = lazyNamed(
  () => import('@desk/features/reconciliation/ReconciliationPage'),
  'ReconciliationPage',
);
const ReportsPage = lazyNamed(() => import('@desk/features/reports/ReportsPage'), 'ReportsPage');
const MemberPage = lazyNamed(() => import('@desk/features/members/MemberPage'), 'MemberPage');
const SettingsPage = lazyNamed(() => import('@desk/features/settings/SettingsPage'), 'SettingsPage');

/** Every address of the desk. Invitations, ways back in and sign-in open without a session. */
export function DeskRoutes() {
  return (
    <Routes>
      {openRoutes}
      <Route element={<RequireSession />}>
        <Route element={<DeskFrame />}>
          <Route path="/" element={<LastQueue />} />
          <Route path="/q/:kind" element={<QueuePage />} />
          <Route path="/q/:kind/:uuid" element={<QueuePage />} />
          <Route path="/alert" element={<AlertsPage />} />
          <Route path="/reconciliation" element={<ReconciliationPage />} />
          <Route path="/report/:name?" element={<ReportsPage />} />
          <Route path="/member/:brandId/:uuid" element={<MemberPage />} />
          <Route path="/settings" element={<SettingsPage />} />
          {staffRoutes}
        </Route>
        {sessionRoutes}
      </Route>
    </Routes>
  );
}

/** The queue that this browser showed last. */
const LastQueue = () => (
  <Navigate to={`/q/${kindOf(readPreference(LAST_QUEUE) ?? '') ?? 'deposit'}`} replace />
);

/** Log-in in place, so that the address is preserved. */
function RequireSession() {
  const isLoggedIn = useDeskSelector(selectIsLoggedIn);
  if (!isLoggedIn) return <LoginPage />;
  return (
    <RequireSecondFactor isLoggedIn>
      <Outlet />
    </RequireSecondFactor>
  );
}
