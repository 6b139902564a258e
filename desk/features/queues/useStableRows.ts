import { useState } from 'react';
import type { QueueItem } from '@desk/core/queueApi';

export interface ShownRow {
  readonly item: QueueItem;
  /** No longer in the queue: somebody else or an automatic check has decided it. */
  readonly isGone: boolean;
}

interface Shown {
  readonly view: string;
  readonly rows: readonly QueueItem[];
}

/**
 * Rows that stay in their place while colleagues work: their content is current, but new rows wait until they are
 * asked for, or the view changes.
 * @param view what is shown; with another one all rows are shown.
 */
export function useStableRows(view: string, fresh: readonly QueueItem[] | undefined) {
  const [shown, setShown] = useState<Shown | null>(null);
  const isOutdated = fresh !== undefined && (shown?.view !== view || shown.rows.length === 0);
  if (isOutdated && !(shown?.view === view && fresh.length === 0)) setShown({ view, rows: fresh });

  const current = new Map(fresh?.map((item) => [item.uuid, item]));
  const before = new Set(shown?.rows.map(({ uuid }) => uuid));
  return {
    rows: (shown?.rows ?? []).map((item): ShownRow => {
      const now = current.get(item.uuid);
      return { item: now ?? item, isGone: fresh !== undefined && now === undefined };
    }),
    /** How many rows wait to be shown. */
    waiting: fresh?.filter(({ uuid }) => !before.has(uuid)).length ?? 0,
    showAll: () => {
      if (fresh) setShown({ view, rows: fresh });
    },
  };
}
