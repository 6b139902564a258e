import type { NoticeTone } from './Notice';

export interface Notification {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly text: string;
}

type Listener = (all: readonly Notification[]) => void;

/** How long a word stays, in ms; what went wrong stays longer. */
const STAY = { info: 3_000, success: 3_000, warning: 6_000, danger: 8_000 } as const;

let shown: readonly Notification[] = [];
let last = 0;
const listeners = new Set<Listener>();

/** A short word on what just happened, for what the screen itself does not show. */
export function notify(text: string, tone: NoticeTone = 'success'): void {
  last += 1;
  const id = last;
  show([...shown.slice(-2), { id, tone, text }]);
  setTimeout(() => dismiss(id), STAY[tone]);
}

export function dismiss(id: number): void {
  show(shown.filter((each) => each.id !== id));
}

export const readNotifications = (): readonly Notification[] => shown;

export function listenToNotifications(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: readonly Notification[]): void {
  shown = next;
  for (const listener of listeners) listener(next);
}
