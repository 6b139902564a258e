import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from '@/lib/router';

export interface RouteProbeProps {
  /** Hears each address; `isRedirect` where the app itself led there. */
  readonly onRoute: (route: string, isRedirect: boolean) => void;
  /** Gets the way to lead the app somewhere. */
  readonly onReady: (go: (route: string) => void) => void;
}

/** Stands in the app's router: tells where the app is and leads it elsewhere. */
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
    // Replacing what follows the path is a choice of a tab or a filter.
    onRoute(route, /^REPLACE$/.test(type) && before !== pathname);
  }, [route, pathname, type, onRoute]);
  return null;
}
