import { useLocation, useNavigate } from '@/lib/router';
import { useGetMeQuery } from '@backoffice/api/peopleApi';
import { readError } from '@backoffice/api/staffApi';
import { useReport } from '@backoffice/layout/Loaded';
import { useNotify } from '@backoffice/ui/Notice';
import { useDeskSelector } from '@desk/core/createDeskStore';
import { useLiveOptions } from '@desk/core/useLiveUpdates';
import { selectDone } from '@desk/core/outboxSlice';
import {
  type QueueItem,
  type QueueKind,
  useClaimNextMutation,
  useGetQueueInfiniteQuery,
} from '@desk/core/queueApi';
import { useTexts } from '@desk/i18n/texts';
import { brandsOf, isWorkingOrder, useListQuery } from './useListQuery';
import { useStableRows } from './useStableRows';

/** The rows of a queue as the address filters them, and the ways through them. */
export function useQueueRows(kind: QueueKind, uuid: string | undefined) {
  const t = useTexts('queue');
  const notify = useNotify();
  const report = useReport();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { list } = useListQuery();
  const { data: me } = useGetMeQuery();
  const done = useDeskSelector(selectDone);
  const query = useGetQueueInfiniteQuery({ kind, ...list }, useLiveOptions());
  const pages = query.data?.pages;
  const fresh = pages?.flatMap(({ items }) => items);
  const view = JSON.stringify([list, pages?.length, uuid]);
  const stable = useStableRows(view, query.currentData && fresh);
  const [claimNext, { isLoading: isClaiming }] = useClaimNextMutation();

  const isFree = ({ claim, uuid: own }: QueueItem) =>
    own !== uuid && (claim === null || claim.staffUuid === me?.staff.uuid);
  const open = (next: string) => navigate(`/q/${kind}/${next}${search}`);
  const close = () => navigate(`/q/${kind}${search}`);
  // What this person has decided goes at once; what others have decided stays in its place until the list changes.
  const shown = stable.rows.filter(({ item, isGone }) => !isGone || !done.includes(item.uuid));
  const rows = shown.filter(({ isGone }) => !isGone).map(({ item }) => item);
  const at = rows.findIndex((item) => item.uuid === uuid);
  const following = rows.slice(at + 1).find(isFree);

  return {
    ...stable,
    rows: shown,
    query,
    isClaiming,
    open,
    close,
    /** The item that probably comes next. */
    following,
    /** Opens the neighbour in the list. */
    move: (step: 1 | -1) => {
      const neighbour = at < 0 ? rows[0] : rows[at + step];
      if (neighbour) void open(neighbour.uuid);
    },
    /** Claims and opens the next free item: the oldest, or the following one of a filtered list. */
    openNext: async () => {
      if (!isWorkingOrder(list)) {
        const next = following ?? rows.find(isFree);
        if (next) return open(next.uuid);
      } else {
        const brands = brandsOf(list);
        const answer = await claimNext({ kind, ...(brands.length > 0 && { brands: [...brands] }) });
        if (answer.data) return open(answer.data.uuid);
        if (readError(answer.error)) return void report(answer, '');
      }
      notify(t('list.startNone'), 'info');
      return close();
    },
  };
}

export type QueueRows = ReturnType<typeof useQueueRows>;
