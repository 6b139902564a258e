import { skipToken } from '@reduxjs/toolkit/query';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { Badge } from '@backoffice/ui/Badge';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { type QueueItem, type QueueKind, useGetItemQuery } from '@desk/core/queueApi';
import type { Action } from '@desk/features/review/actions';
import { RejectForm } from '@desk/features/review/RejectForm';
import { useErrorText, useTexts } from '@desk/i18n/texts';
import { type BulkState, type Outcome, useBulk } from './useBulk';

interface Props {
  readonly kind: QueueKind;
  readonly items: readonly QueueItem[];
  readonly action: Action;
  /** After the first decisions. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const tones: Readonly<Record<BulkState, 'neutral' | 'success' | 'danger' | 'warning'>> = {
  waiting: 'neutral',
  sending: 'neutral',
  done: 'success',
  refused: 'danger',
  taken: 'warning',
  unknown: 'warning',
};

/** Confirms a decision about several items, asks for the one reason of a rejection, and shows the result of each. */
export function BulkDialog({ kind, items, action, onDone, onClose }: Props) {
  const t = useTexts('queue');
  const r = useTexts('review');
  const u = useTexts('ui');
  const bulk = useBulk(items);
  const act = r(`act.${action.act}`);
  const states = items.map((item) => bulk.outcomeOf(item).state);
  const settled = states.filter((state) => !['waiting', 'sending', 'unknown'].includes(state)).length;
  const close = () => {
    if (bulk.hasStarted) onDone();
    onClose();
  };
  const actions = bulk.hasStarted ? (
    <>
      <p role="status">{t('bulk.progress', { done: settled, total: items.length })}</p>
      {!bulk.isRunning && states.includes('unknown') && (
        <Button onClick={bulk.retry}>{t('bulk.retry')}</Button>
      )}
      <Button variant="primary" disabled={bulk.isRunning} onClick={close}>
        {t('bulk.finish')}
      </Button>
    </>
  ) : (
    action.needs === undefined && (
      <>
        <Button onClick={close}>{u('cancel')}</Button>
        <Button variant="primary" onClick={() => bulk.start(action)}>
          {act}
        </Button>
      </>
    )
  );
  return (
    <Dialog
      title={t('bulk.title', { act, count: items.length })}
      text={t('bulk.text')}
      isFirm={bulk.isRunning}
      onClose={close}
      actions={actions}
    >
      {!bulk.hasStarted && action.needs === 'reason' && (
        <Reason {...{ kind, items, action }} onSend={bulk.start} onCancel={close} />
      )}
      <List>
        {items.map((item) => (
          <Line key={item.uuid} item={item} outcome={bulk.hasStarted ? bulk.outcomeOf(item) : null} />
        ))}
      </List>
    </Dialog>
  );
}

interface ReasonProps extends Pick<Props, 'kind' | 'items' | 'action'> {
  readonly onSend: Parameters<typeof RejectForm>[0]['onSend'];
  readonly onCancel: () => void;
}

/** Reason templates belong to a brand; items of several brands get a reason in the person's own words. */
function Reason({ kind, items, action, onSend, onCancel }: ReasonProps) {
  const r = useTexts('review');
  const [first] = items;
  const isOneBrand = items.every(({ brandId }) => brandId === first?.brandId);
  const { data } = useGetItemQuery(isOneBrand && first ? { kind, uuid: first.uuid } : skipToken);
  if (isOneBrand && !data) return null;
  const detail = { kind, reasons: data?.reasons ?? [] };
  return <RejectForm {...{ detail, action, onSend, onCancel }} submit={r(`act.${action.act}`)} />;
}

interface LineProps {
  readonly item: QueueItem;
  readonly outcome: Outcome | null;
}

function Line({ item, outcome }: LineProps) {
  const t = useTexts('queue');
  const errorText = useErrorText();
  return (
    <li>
      <span>
        {item.user?.name ?? t('list.system')} <small>{item.brandName}</small>
        {outcome?.error && <em>{errorText(outcome.error)}</em>}
      </span>
      <b>{item.amount === null ? '' : formatMoney(item.amount)}</b>
      {outcome && <Badge tone={tones[outcome.state]}>{t(`bulk.state.${outcome.state}`)}</Badge>}
    </li>
  );
}

const List = styled.ul`
  display: grid;
  max-height: 320px;
  margin: 12px 0 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 6px 0;
    border-bottom: 1px solid var(--s-line);
  }
  span:first-child {
    flex: 1;
    min-width: 0;
  }
  small {
    color: var(--s-muted);
  }
  em {
    display: block;
    color: var(--s-danger);
    font-size: 13px;
    font-style: normal;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;
