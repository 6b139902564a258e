import { lazy, Suspense } from 'react';
import { Outlet } from '@/lib/router';
import { selectToken } from '@studio/core/api/session';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { LoginAgainDialog } from '@studio/features/people/LoginAgainDialog';
import { LoginPage } from '@studio/features/people/LoginForm';
import { useGetMeQuery } from '@studio/core/api/peopleApi';
import { useStudioSelector } from '@studio/core/store/createStudioStore';

const SecondFactorPage = lazy(async () => ({
  default: (await import('@studio/features/people/SecondFactorPage')).SecondFactorPage,
}));

/**
 * Log-in in place, so that the URL is preserved. When the session ends with unsaved work, the work is retained, and a dialog requests
 * who is there.
 */
export function RequireSession() {
  const isLoggedIn = useStudioSelector((state) => selectToken(state) !== null);
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
