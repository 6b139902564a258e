import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in prerendered HTML and until hydration. A form must not be submitted before: the browser would submit it
 * natively, with the password in the URL.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
