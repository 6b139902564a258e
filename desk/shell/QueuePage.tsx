import { useEffect } from 'react';
import styled from 'styled-components';
import { Navigate, useParams } from '@/lib/router';
import { writePreference } from '@backoffice/browser/preferences';
import { FailureBoundary } from '@backoffice/layout/FailureBoundary';
import type { QueueKind } from '@desk/core/queueApi';
import { BulkBar } from '@desk/features/bulk/BulkBar';
import { useSelection } from '@desk/features/bulk/useSelection';
import { ReviewPane } from '@desk/features/review/ReviewPane';
import { useTexts } from '@desk/i18n/texts';
import { kindOf } from '@desk/features/queues/kinds';
import { QueueList } from '@desk/features/queues/QueueList';
import { RefusedCards } from '@desk/features/queues/RefusedCards';
import { useQueueRows } from '@desk/features/queues/useQueueRows';
import { ViewBar } from '@desk/features/views/ViewBar';

/** Name of the preference for the queue that was shown last. */
export const LAST_QUEUE = 'desk.queue';

/** A queue and, next to it, the open item. */
export function QueuePage() {
  const { kind: name, uuid } = useParams();
  const kind = kindOf(name);
  if (kind === undefined) return <Navigate to="/" replace />;
  return <Queue key={kind} kind={kind} uuid={uuid} />;
}

interface Props {
  readonly kind: QueueKind;
  readonly uuid: string | undefined;
}

function Queue({ kind, uuid }: Props) {
  const t = useTexts('queue');
  const queue = useQueueRows(kind, uuid);
  const selection = useSelection(kind, queue.rows);
  useEffect(() => writePreference(LAST_QUEUE, kind), [kind]);
  return (
    <Main data-open={uuid !== undefined || undefined}>
      <ListPane aria-label={t(`kind.${kind}`)}>
        <RefusedCards />
        {uuid === undefined && <ViewBar kind={kind} />}
        <QueueList {...{ kind, uuid, queue, selection }} />
        {uuid === undefined && <BulkBar {...{ kind, selection }} />}
      </ListPane>
      {uuid !== undefined && (
        <FailureBoundary key={uuid}>
          <ReviewPane {...{ kind, uuid, queue }} />
        </FailureBoundary>
      )}
    </Main>
  );
}

const Main = styled.main`
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;
`;

const ListPane = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  [data-open] > & {
    flex: none;
    width: clamp(240px, 21vw, 296px);
    border-right: 1px solid var(--s-line);
    background: var(--s-panel);
  }
  @media (max-width: 760px) {
    [data-open] > & {
      display: none;
    }
  }
`;
