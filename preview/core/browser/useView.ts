import { useMemo } from 'react';
import { useParams, useSearchParams } from '@/lib/router';
import { type View, readView, writeView } from './view';

/** Parts of a view, or a function of the current view, because a rendered view may be outdated for a toggle. */
export type ViewChange = Partial<View> | ((now: View) => Partial<View>);

/** Replaces the address without adding a step to the history. */
const small: readonly string[] = ['group', 'zoom'] satisfies (keyof View)[];

/** The view in the address, and a way to change parts of it. */
export function useView(): {
  view: View;
  brandId: string | undefined;
  setView: (change: ViewChange) => void;
} {
  const [query, setQuery] = useQuery();
  const { brandId } = useParams();
  const view = useMemo(() => readView(query), [query]);
  const setView = (change: ViewChange) => {
    const now = readView(new URLSearchParams(window.location.search));
    const part = typeof change === 'function' ? change(now) : change;
    const replace = Object.keys(part).every((key) => small.includes(key));
    setQuery(() => writeView({ ...now, ...part }), { replace });
  };
  return { view, brandId, setView };
}

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
