import { useState } from 'react';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { useGetMeQuery } from '@backoffice/api/peopleApi';
import type { QueueItem, QueueKind } from '@desk/core/queueApi';
import type { Selection } from '@desk/features/queues/RowCheckbox';
import type { ShownRow } from '@desk/features/queues/useStableRows';
import { bulkActions, decisionPermission } from '@desk/features/review/actions';

/** Items that are decided together at most. */
const MOST = 100;

/** Which rows are selected. Rows with signals, of colleagues or on hold are looked at one by one. */
export function useSelection(kind: QueueKind, rows: readonly ShownRow[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const { data: brands = [] } = useGetBrandsQuery();
  const { data: me } = useGetMeQuery();
  const { approve, reject } = bulkActions(kind);
  const canSelect = ({ signals, hold, claim, brandId }: QueueItem) =>
    (approve ?? reject) !== null &&
    signals.length === 0 &&
    hold === null &&
    (claim === null || claim.staffUuid === me?.staff.uuid) &&
    brands.some((brand) => brand.brandId === brandId && brand.permissions.includes(decisionPermission[kind]));
  const free = rows.flatMap(({ item, isGone }) => (!isGone && canSelect(item) ? [item] : []));
  const items = free.filter(({ uuid }) => chosen.has(uuid));
  return {
    items,
    canSelect,
    toggle: (item, isRange) => {
      if (!canSelect(item)) return;
      const at = (id: string | null) => free.findIndex(({ uuid }) => uuid === id);
      const start = isRange && at(last) >= 0 ? at(last) : at(item.uuid);
      const range = free.slice(Math.min(start, at(item.uuid)), Math.max(start, at(item.uuid)) + 1);
      const next = new Set(items.map(({ uuid }) => uuid));
      const isOn = !next.has(item.uuid);
      for (const { uuid } of range) {
        if (isOn) next.add(uuid);
        else next.delete(uuid);
      }
      setChosen(new Set([...next].slice(0, MOST)));
      setLast(item.uuid);
    },
    clear: () => setChosen(new Set()),
  };
}
