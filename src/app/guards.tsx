import { useMemo } from 'react';
import { useAppSelector } from './hooks';
import { selectEndedBy, selectIsLoggedIn } from '@/api/session';
import { Navigate, Outlet, useLocation } from '@/lib/router';

/**
 * Lets members in and sends everybody else to `/login`, remembering where they
 * wanted to go (RTM-01 to RTM-03). Whoever logged out by choice starts afresh.
 */
export function RequireMember() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const endedBy = useAppSelector(selectEndedBy);
  const { pathname, search } = useLocation();
  const from = endedBy === 'asked' ? null : pathname + search;
  // The same object at each render: another one would send them there again (ST-06).
  const arrival = useMemo(() => (from === null ? null : { from }), [from]);
  return isLoggedIn ? <Outlet /> : <Navigate to="/login" replace state={arrival} />;
}

/** Public pages: a member who comes here is taken to the member area (PUB-17). */
export function VisitorsOnly() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const state: unknown = useLocation().state;
  return isLoggedIn ? <Navigate to={returnPath(state)} replace /> : <Outlet />;
}

const HOME = '/auth/dashboard';

/** Where to go after log-in: the guarded path that was asked for, else the dashboard (RTM-03). */
function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/auth\/[^/]/.test(from) ? from : HOME;
}
