import type { PreviewState } from '#schemas/preview/state';
import { Refusal } from './calls';

/** Delay of each response on a slow network, in milliseconds. */
const SLOW_MS = 3_000;

/** Calls that a closed site still answers. */
const open = ['GET /api/setting', 'GET /api/setting/operational/website', 'GET /api/configuration'];

/**
 * Applies network conditions, maintenance and suspension before a call is answered.
 * @throws TypeError as `fetch` does offline, a DOMException once `signal` aborts, Refusal
 */
export async function simulateConditions(
  { site, member }: PreviewState,
  call: { readonly key: string; readonly isMembers: boolean },
  signal: AbortSignal,
): Promise<void> {
  if (site === 'offline') throw new TypeError('Failed to fetch');
  if (site === 'slow') await wait(SLOW_MS, signal);
  if (site === 'error') throw new Refusal('GENERIC');
  if (site === 'maintenance' && !open.includes(call.key)) throw new Refusal('MAINTENANCE');
  if (member === 'suspended' && call.isMembers) throw new Refusal('USER_SUSPENDED');
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('The call was given up.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
