import { useState } from 'react';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { Button } from '@backoffice/ui/Button';
import type { QueueItem, QueueKind } from '@desk/core/queueApi';
import type { Selection } from '@desk/features/queues/RowCheckbox';
import type { Action } from '@desk/features/review/actions';
import { useTexts } from '@desk/i18n/texts';
import { BulkDialog } from './BulkDialog';
import { bulkActions } from '@desk/features/review/actions';

interface Props {
  readonly kind: QueueKind;
  readonly selection: Selection;
}

/** What can be done with the selected rows. */
export function BulkBar({ kind, selection: { items, clear } }: Props) {
  const t = useTexts('queue');
  const r = useTexts('review');
  const [open, setOpen] = useState<{ action: Action; items: readonly QueueItem[] } | null>(null);
  const { approve, reject } = bulkActions(kind);
  const sum = items.reduce((total, { amount }) => total + (amount ?? 0), 0);
  return (
    <>
      {items.length > 0 && (
        <Bar role="toolbar" aria-label={t('bulk.selected', { count: items.length })}>
          <p role="status">
            <b>{t('bulk.selected', { count: items.length })}</b>
            {sum > 0 && ` · ${t('bulk.sum', { amount: formatMoney(sum) })}`}
          </p>
          <Button variant="ghost" onClick={clear}>
            {t('bulk.clear')}
          </Button>
          {reject && (
            <Button variant="danger" onClick={() => setOpen({ action: reject, items })}>
              {r(`act.${reject.act}`)}
            </Button>
          )}
          {approve && (
            <Button variant="primary" onClick={() => setOpen({ action: approve, items })}>
              {r(`act.${approve.act}`)}
            </Button>
          )}
        </Bar>
      )}
      {open && <BulkDialog {...open} kind={kind} onDone={clear} onClose={() => setOpen(null)} />}
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 10px 20px;
  border-top: 1px solid var(--s-line);
  background: var(--s-panel);

  p {
    flex: 1;
    min-width: 180px;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 760px) {
    padding: 10px 12px;
  }
`;
