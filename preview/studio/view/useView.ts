import { useMemo } from 'react';
import { useParams } from '@/lib/router';
import { useQuery } from './useQuery';
import { readView, type View, writeView } from './view';

/** Parts of a view, or what makes them of the view as it is at that moment: toggles must not count on what is drawn. */
export type ViewChange = Partial<View> | ((now: View) => Partial<View>);

/** The view in the address, and a way to change parts of it; `group` and `zoom` replace the address, others are steps back. */
export function useView(): {
  view: View;
  brandId: string | undefined;
  setView: (change: ViewChange) => void;
} {
  const [query, setQuery] = useQuery();
  const { brandId } = useParams();
  const view = useMemo(() => readView(query), [query]);
  const setView = (change: ViewChange) => {
    const isSmall = 'group' in change || 'zoom' in change;
    setQuery(
      (address) => {
        const now = readView(address);
        return writeView({ ...now, ...(typeof change === 'function' ? change(now) : change) });
      },
      { replace: isSmall },
    );
  };
  return { view, brandId, setView };
}
