import { ArrowDown, Inbox, Play, SearchX } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useShortcuts } from '@backoffice/browser/shortcuts';
import { LoadFailure } from '@backoffice/layout/Loaded';
import { Button } from '@backoffice/ui/Button';
import { EmptyState, Skeleton } from '@backoffice/ui/Loading';
import { ScrollArea } from '@backoffice/ui/ScrollArea';
import { request } from '#core/contract/request';
import type { QueueKind } from '@desk/core/queueApi';
import { ExportButton } from '@desk/features/export/ExportButton';
import { useTexts } from '@desk/i18n/texts';
import { Filters } from './Filters';
import { QueueRow } from './QueueRow';
import type { Selection } from './RowCheckbox';
import { useListQuery } from './useListQuery';
import type { QueueRows } from './useQueueRows';

interface Props {
  readonly kind: QueueKind;
  readonly uuid: string | undefined;
  readonly queue: QueueRows;
  readonly selection: Selection;
}

/** The rows of a queue with filters; narrow next to an open item. */
export function QueueList({ kind, uuid, queue, selection }: Props) {
  const t = useTexts('queue');
  const u = useTexts('ui');
  const { list, columns } = useListQuery();
  const { rows, waiting, showAll, query, isClaiming, openNext } = queue;
  const isOpen = uuid !== undefined;
  const rowsRef = useRef<HTMLOListElement>(null);
  useRowKeys(rowsRef, queue, isOpen, selection);
  const isEmpty = rows.length === 0 && query.currentData !== undefined;
  const { brand: _, sort: __, ...filters } = list;
  const hasFilter = Object.keys(filters).length > 0;
  return (
    <>
      <Head data-narrow={isOpen || undefined}>
        <div>
          <h2>{t(`kind.${kind}`)}</h2>
          {!isOpen && (
            <>
              <ExportButton
                // The list shows what waits unless the address says otherwise.
                request={request('GET /api/staff/queue/{kind}/export', {
                  params: { kind },
                  query: { state: 'waiting', ...list },
                })}
                name={kind}
              />
              <Button variant="primary" icon={Play} pending={isClaiming} onClick={() => void openNext()}>
                {t('list.start')}
              </Button>
            </>
          )}
        </div>
        <Filters isNarrow={isOpen} />
      </Head>
      {waiting > 0 && (
        <New type="button" onClick={showAll}>
          <ArrowDown size={14} aria-hidden="true" />
          <span role="status">{t('list.new', { count: waiting })}</span>
        </New>
      )}
      <ScrollArea>
        {query.isError && <LoadFailure error={query.error} onRetry={query.refetch} />}
        {query.currentData === undefined && !query.isError && (
          <Waiting>
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} $h={44} />
            ))}
          </Waiting>
        )}
        {isEmpty && (
          <EmptyState
            icon={hasFilter ? SearchX : Inbox}
            title={t(hasFilter ? 'list.noMatch' : 'list.empty')}
            text={hasFilter ? undefined : t('list.emptyText')}
          />
        )}
        <ol ref={rowsRef}>
          {rows.map((row) => (
            <QueueRow
              key={row.item.uuid}
              row={row}
              isOpen={row.item.uuid === uuid}
              isNarrow={isOpen}
              columns={columns}
              selection={isOpen ? null : selection}
            />
          ))}
        </ol>
        {query.hasNextPage && (
          <More>
            <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {u('more')}
            </Button>
          </More>
        )}
      </ScrollArea>
    </>
  );
}

/** `j` and `k` move the focus through the list, `x` selects; Enter opens the focused row, or starts the review. */
function useRowKeys(
  rows: { readonly current: HTMLOListElement | null },
  { rows: shown, move, openNext }: QueueRows,
  isOpen: boolean,
  selection: Selection,
): void {
  const linksOf = () => [...(rows.current?.querySelectorAll<HTMLElement>('li > a:first-of-type') ?? [])];
  const focusedOf = (links: readonly Element[]) =>
    links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const focus = (step: 1 | -1) => {
    if (isOpen) {
      move(step);
      return;
    }
    const links = linksOf();
    const at = focusedOf(links);
    links[at < 0 ? (step === 1 ? 0 : links.length - 1) : at + step]?.focus();
  };
  useShortcuts({
    j: () => focus(1),
    k: () => focus(-1),
    ...(!isOpen && {
      enter: () => void openNext(),
      x: () => {
        const item = shown[focusedOf(linksOf())]?.item;
        if (item) selection.toggle(item, false);
      },
    }),
    ...(selection.items.length > 0 && { escape: selection.clear }),
  });
}

const Head = styled.header`
  display: grid;
  flex: none;
  gap: 10px;
  padding: 14px 20px 12px;
  border-bottom: 1px solid var(--s-line);

  & > div:first-child {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 30px;
  }
  h2 {
    flex: 1;
    min-width: 0;
  }
  &[data-narrow] {
    padding: 10px 12px;
  }
  h2 {
    font-size: 20px;
  }
  &[data-narrow] h2 {
    font-size: 15px;
  }
  @media (max-width: 760px) {
    padding: 10px 12px;
  }
`;

const New = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  width: 100%;
  min-height: 30px;
  padding: 0;
  border: 0;
  border-bottom: 1px solid var(--s-line);
  background: var(--s-accent-soft);
  color: var(--s-accent);
  font-size: 13px;
  font-weight: 600;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px 20px;
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  padding: 16px;
`;
