import { useSearchParams } from '@/lib/router';

/** Makes another query of the one that the address has at that moment. */
type Change = (now: URLSearchParams) => URLSearchParams;

/**
 * The query of the address, and a way to change it. A change begins with the address itself: of two quick presses
 * the second may come before the page renders for the first.
 */
export function useQuery() {
  const [query, setQuery] = useSearchParams();
  const change = (to: Change, { replace }: { replace: boolean }) => {
    const now = new URLSearchParams(window.location.search);
    const next = to(now);
    // What changes nothing is no step back.
    if (next.toString() !== now.toString()) setQuery(next, { replace });
  };
  return [query, change] as const;
}
