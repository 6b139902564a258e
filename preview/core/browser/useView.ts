import { useMemo } from 'react';
import { useParams } from '@/lib/router';
import { useQuery } from './useQuery';
import { readView, type View, writeView } from './view';

/** Parts of a view, or what makes them of the view as it is at that moment: toggles must not count on what is drawn. */
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
