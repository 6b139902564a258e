import { useSearchParams } from '@/lib/router';

/**
 * The selected tab, stored in the address, so that a reload and a link open the same one. Other parameters stay; the
 * first tab is the default.
 * @param tabs ids of the tabs in display order.
 */
export function useTab<Id extends string>(tabs: readonly [Id, ...Id[]]): readonly [Id, (next: Id) => void] {
  const [search, setSearch] = useSearchParams();
  const [first] = tabs;
  const tab = tabs.find((known) => known === search.get('tab')) ?? first;

  const choose = (next: Id) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === first) after.delete('tab');
        else after.set('tab', next);
        return after;
      },
      { replace: true },
    );
  return [tab, choose];
}
