import { useQuery } from '@studio/core/browser/useView';
import type { Side } from './useComparison';

/** What the table shows; all of it is part of the address. */
export interface ComparisonView {
  readonly side: Side;
  readonly onlyDrift: boolean;
  readonly text: string;
  /** Setting whose panel is open, as a JSON pointer. */
  readonly setting: string | null;
}

/** The table's view in the address, and a way to change parts of it; only choosing a setting is a step back. */
export function useComparisonView(): readonly [ComparisonView, (part: Partial<ComparisonView>) => void] {
  const [query, setQuery] = useQuery();
  const set = (part: Partial<ComparisonView>) => {
    setQuery((now) => write({ ...read(now), ...part }), { replace: !('setting' in part) });
  };
  return [read(query), set];
}

const read = (query: URLSearchParams): ComparisonView => ({
  side: query.get('side') === 'published' ? 'published' : 'draft',
  onlyDrift: query.get('all') !== '1',
  text: query.get('find') ?? '',
  setting: query.get('setting'),
});

/** Only what differs from the start: drafts, and what differs in them. */
function write({ side, onlyDrift, text, setting }: ComparisonView): URLSearchParams {
  const query = new URLSearchParams();
  if (side === 'published') query.set('side', side);
  if (!onlyDrift) query.set('all', '1');
  if (text !== '') query.set('find', text);
  if (setting !== null) query.set('setting', setting);
  return query;
}
