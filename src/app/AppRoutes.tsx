import * as pages from './pages';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from '@/lib/router';
import { RequireMember, VisitorsOnly } from './guards';
import { PublicLayout } from './layouts/PublicLayout';
import { PageSkeleton } from './ErrorBoundary';
import { HydrationMarker } from './deferEventsUntilHydrated';
import { useWebsiteStatus } from './useWebsiteStatus';

/** The route tree; in maintenance mode it contains a single page. */
export function AppRoutes() {
  const { isUnderMaintenance } = useWebsiteStatus();
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isUnderMaintenance ? <MaintenanceRoutes /> : <SiteRoutes />}
    </Suspense>
  );
}

/** Every address shows the maintenance page; the root redirects to `/ma`. */
function MaintenanceRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/ma" replace />} />
      <Route
        path="*"
        element={
          <>
            <pages.MaintenancePage />
            <HydrationMarker />
          </>
        }
      />
    </Routes>
  );
}

export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<VisitorsOnly />}>
        <Route element={<PublicLayout />}>
          <Route path="/" element={<pages.LandingPage />} />
          <Route path="/login" element={<pages.LoginPage />} />
          <Route path="/forgot-password" element={<pages.ForgotPasswordPage />} />
          <Route path="/register" element={<pages.RegisterPage />} />
          <Route path="/regis/:team/:marketing" element={<pages.RegisterPage />} />
          <Route path="/regiss/:team/:marketing" element={<pages.RegisterPage />} />
          <Route path="/aff/:afCode" element={<pages.RegisterPage />} />
          <Route path="/contact" element={<pages.ContactPage />} />
          <Route path="/promotion" element={<pages.PromotionPage />} />
          <Route path="/live-score" element={<pages.LiveScorePage />} />
          <Route path="/score" element={<pages.ScorePage />} />
        </Route>
      </Route>

      <Route element={<RequireMember />}>
        <Route path="/auth/*" element={<pages.MemberRoutes />} />
      </Route>
      {/* Some back ends redirect to this address. */}
      <Route path="/auth/login" element={<Navigate to="/login" replace />} />

      <Route path="/ma" element={<pages.MaintenancePage />} />
      <Route path="/404" element={<pages.NotFoundPage />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
}
