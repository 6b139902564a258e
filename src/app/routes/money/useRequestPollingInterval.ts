import { useBrand } from '@/brand/useBrand';

/** Milliseconds between two looks at an open request (ST-24). */
export function useRequestPollingInterval(): number {
  return useBrand().poll.requestSeconds * 1000;
}
