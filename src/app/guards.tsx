import { useMemo } from 'react';
import { useAppSelector } from './makeStore';
import { selectEndedBy, selectIsLoggedIn } from '@/api/session';
import { Navigate, Outlet, useLocation } from '@/lib/router';

/**
 * Admits members and redirects visitors to `/login` with the requested address; after a deliberate log-out the address
 * is discarded.
 */
export function RequireMember() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const endedBy = useAppSelector(selectEndedBy);
  const { pathname, search } = useLocation();
  const from = endedBy === 'asked' ? null : pathname + search;
  // A stable object: a new one at each render would redirect again.
  const arrival = useMemo(() => (from === null ? null : { from }), [from]);
  return isLoggedIn ? <Outlet /> : <Navigate to="/login" replace state={arrival} />;
}

/** Public pages redirect a logged-in member to the member area. */
export function VisitorsOnly() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const state: unknown = useLocation().state;
  return isLoggedIn ? <Navigate to={returnPath(state)} replace /> : <Outlet />;
}

const HOME = '/auth/dashboard';

/** Target after log-in: the guarded path that was requested, else the dashboard. */
function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/auth\/[^/]/.test(from) ? from : HOME;
}
