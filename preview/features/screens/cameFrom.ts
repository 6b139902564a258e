import { useSyncExternalStore } from 'react';
import type { View } from '@studio/core/browser/view';

type Place = Pick<View, 'route' | 'state'>;

/** A screen to which opening a group has led the frames, and the one that the person had chosen. */
interface Lead {
  readonly from: Place;
  readonly to: string;
}

let lead: Lead | null = null;
const listeners = new Set<() => void>();

/** Notes that the frames were led away from a screen; null forgets it. */
export function noteLead(next: Lead | null): void {
  lead = next;
  for (const notify of listeners) notify();
}

/** The place that the frames were led away from, while they are still where they were led. */
export function useCameFrom(route: string): Place | null {
  const now = useSyncExternalStore(subscribe, read, read);
  return now?.to === route && now.from.route !== route ? now.from : null;
}

/** Of several screens in a row to which groups have led, the way back goes to the one that the person chose. */
export function chosenBefore({ route, state }: Place): Place {
  return lead?.to === route ? lead.from : { route, state };
}

const read = (): Lead | null => lead;

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
