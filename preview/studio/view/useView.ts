import { useMemo } from 'react';
import { useParams, useSearchParams } from '@/lib/router';
import { readView, type View, writeView } from './view';

/** The view in the address, and a way to change parts of it; `group` and `zoom` replace the address, others are steps back. */
export function useView(): {
  view: View;
  brandId: string | undefined;
  setView: (part: Partial<View>) => void;
} {
  const [query, setQuery] = useSearchParams();
  const { brandId } = useParams();
  const view = useMemo(() => readView(query), [query]);
  const setView = (part: Partial<View>) => {
    setQuery((now) => writeView({ ...readView(now), ...part }), {
      replace: 'group' in part || 'zoom' in part,
    });
  };
  return { view, brandId, setView };
}
