import { useMemo } from 'react';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { resolve } from '#core/brand/resolve';
import { type BrandFiles, useGetDefaultsQuery, useGetFilesQuery } from '@studio/core/api/brandsApi';
import { type BrandSummary, polled, useGetBrandsQuery } from '@backoffice/api/brandListApi';
import type { Compared } from './compare';
import { useQuery } from '@backoffice/browser/useQuery';

/** Which of its files a brand is compared by. */
type Side = 'published' | 'draft';

/** One compared brand. */
export interface Member extends Compared {
  readonly summary: BrandSummary;
  /** What a change begins at, whichever side is shown. */
  readonly draft: BrandFile;
}

/** The brands that this person may see, side by side; what colleagues do comes in with the list. */
export function useComparison(side: Side) {
  const fresh = { ...polled, refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;
  const summaries = useGetBrandsQuery(undefined, fresh);
  const files = useGetFilesQuery(undefined, fresh);
  const defaults = useGetDefaultsQuery();
  const members = useMemo(
    () =>
      summaries.data &&
      files.data &&
      defaults.data &&
      gather(summaries.data, files.data, defaults.data, side),
    [summaries.data, files.data, defaults.data, side],
  );
  return {
    members,
    defaults: defaults.data,
    error: members ? undefined : (summaries.error ?? files.error ?? defaults.error),
    retry: () => {
      for (const query of [summaries, files, defaults]) if (query.isError) void query.refetch();
    },
  };
}

function gather(
  summaries: readonly BrandSummary[],
  files: readonly BrandFiles[],
  defaults: BrandDefaults,
  side: Side,
): Member[] {
  const known = new Map(files.map((each) => [each.brandId, each]));
  return summaries.flatMap((summary): Member[] => {
    const found = known.get(summary.brandId);
    if (!found) return [];
    const draft = (found.draft ?? found.published) as BrandFile;
    const file = side === 'draft' ? draft : (found.published as BrandFile);
    const { brand } = resolve(defaults, file);
    return [{ brandId: summary.brandId, summary, file, brand, published: found.published, draft }];
  });
}

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
