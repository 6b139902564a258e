export type ToastKind = 'success' | 'error' | 'info';

export interface ToastRequest {
  readonly kind: ToastKind;
  readonly text: string;
}

type Listener = (request: ToastRequest) => void;

const waiting: ToastRequest[] = [];
let listener: Listener | null = null;

/**
 * A short notification at the bottom left for two seconds. May be called before `Toaster` is mounted: requests are
 * queued. Only for what the page itself does not show; an error belongs to its field.
 */
export const toast = {
  success: (text: string) => send({ kind: 'success', text }),
  error: (text: string) => send({ kind: 'error', text }),
  info: (text: string) => send({ kind: 'info', text }),
} as const;

/** Passes every request, queued ones first, to `next`; one listener at a time. Returns the unsubscribe function. */
export function listenToToasts(next: Listener): () => void {
  listener = next;
  for (const request of waiting.splice(0)) next(request);
  return () => {
    if (listener === next) listener = null;
  };
}

function send(request: ToastRequest): void {
  if (listener) listener(request);
  else waiting.push(request);
}
