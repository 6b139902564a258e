import { useEffect } from 'react';
import { releaseEvents } from './heldEvents';

/** Stands after a page, so that its effect comes when all of that page is the app's. */
export function TakenOver() {
  useEffect(releaseEvents, []);
  return null;
}
