import { useEffect } from 'react';
import { releaseEvents } from './deferEventsUntilHydrated';

/** Stands after a page, so that its effect comes when all of that page is the app's. */
export function HydrationMarker() {
  useEffect(releaseEvents, []);
  return null;
}
