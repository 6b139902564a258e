import { Suspense, useCallback, useEffect, useState } from 'react';
import { listenToToasts } from './toast';
import type { ToastRequest } from './toast';
import { lazyExtra } from '@/lib/lazyPart';

const ToastHost = lazyExtra(async () => (await import('./toast/ToastHost')).ToastHost);

/** Container of toasts. The library and its styles load with the first toast. */
export function Toaster() {
  const [requests, setRequests] = useState<readonly ToastRequest[]>([]);
  useEffect(() => listenToToasts((request) => setRequests((before) => [...before, request])), []);
  const clear = useCallback(() => setRequests([]), []);
  const [isNeeded, setNeeded] = useState(false);
  if (requests.length > 0 && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost requests={requests} onShown={clear} />
    </Suspense>
  );
}
