import { useAppSelector } from '../hooks';
import { selectIsLoggedIn } from '@/api/session';
import { Navigate, Outlet, useLocation } from '@/lib/router';
import { returnPath } from './returnPath';

/** Public pages: a member who comes here is taken to the member area (PUB-17). */
export function VisitorsOnly() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const state: unknown = useLocation().state;
  return isLoggedIn ? <Navigate to={returnPath(state)} replace /> : <Outlet />;
}
