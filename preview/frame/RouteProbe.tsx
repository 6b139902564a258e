import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from '@/lib/router';

export interface RouteProbeProps {
  /** Called with each address; `isRedirect` when the app itself navigated there. */
  readonly onRoute: (route: string, isRedirect: boolean) => void;
  /** Receives the function that navigates the app. */
  readonly onReady: (go: (route: string) => void) => void;
}

/** Inside the app's router: reports the route and navigates. */
export function RouteProbe({ onRoute, onReady }: RouteProbeProps) {
  const { pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const last = useRef('');
  const route = pathname + search + hash;

  useEffect(() => onReady((to) => void navigate(to)), [navigate, onReady]);
  useEffect(() => {
    const before = last.current;
    last.current = pathname;
    // Replacing the query is a choice of a tab or a filter.
    onRoute(route, /^REPLACE$/.test(type) && before !== pathname);
  }, [route, pathname, type, onRoute]);
  return null;
}
