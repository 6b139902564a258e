import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { useNavigate } from '@/lib/router';
import { useGetMeQuery } from '@backoffice/api/peopleApi';
import { readError } from '@backoffice/api/staffApi';
import { useShortcuts } from '@backoffice/browser/shortcuts';
import { LoadFailure } from '@backoffice/layout/Loaded';
import { Badge } from '@backoffice/ui/Badge';
import { Button, IconButton } from '@backoffice/ui/Button';
import { EmptyState, Skeleton } from '@backoffice/ui/Loading';
import { type QueueDetail, type QueueKind, queueApi, useGetItemQuery } from '@desk/core/queueApi';
import { memberAddress } from '@desk/core/memberPlaces';
import { EvidencePane } from '@desk/features/evidence/EvidencePane';
import { ItemMemberLink, useItemPlace } from '@desk/features/evidence/ItemMemberLink';
import { Age } from '@desk/features/queues/Age';
import { signalText, toneOf, useSummary } from '@desk/features/queues/itemText';
import type { QueueRows } from '@desk/features/queues/useQueueRows';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { DecisionPane } from './DecisionPane';
import { useClaim } from '@desk/core/useClaim';

interface Props {
  readonly kind: QueueKind;
  readonly uuid: string;
  readonly queue: QueueRows;
}

/** Age in seconds from which a prefetched item is fetched again. */
const FRESH = 20;

/** The open item: its evidence and the decision about it. Claimed while it is open. */
export function ReviewPane({ kind, uuid, queue }: Props) {
  const t = useTexts('review');
  const { data: me } = useGetMeQuery();
  const {
    data: detail,
    error,
    refetch,
  } = useGetItemQuery({ kind, uuid }, { refetchOnMountOrArgChange: FRESH });
  const holder = detail?.claim?.staffUuid;
  const claim = useClaim({ kind, uuid }, holder === me?.staff.uuid ? null : (holder ?? null));
  usePrefetchedNext(kind, queue);
  useShortcuts({ escape: () => void queue.close() });

  if (claim.status === 'gone' || readError(error)?.status === 404)
    return (
      <Pane>
        <EmptyState title={t('gone.title')} text={t('gone.text')}>
          <Button variant="primary" autoFocus onClick={() => void queue.openNext()}>
            {t('gone.next')}
          </Button>
        </EmptyState>
      </Pane>
    );
  if (error !== undefined)
    return (
      <Pane>
        <LoadFailure error={error} onRetry={refetch} />
      </Pane>
    );
  return (
    <Pane aria-busy={!detail || undefined}>
      {detail ? (
        <>
          <Evidence aria-label={t('pane.evidence')}>
            <Head detail={detail} queue={queue} />
            <EvidencePane detail={detail} />
          </Evidence>
          <DecisionPane detail={detail} claim={claim} queue={queue} />
        </>
      ) : (
        <Evidence aria-label={t('loading')}>
          <Skeleton $h={60} />
          <Skeleton $h={320} />
        </Evidence>
      )}
    </Pane>
  );
}

/** Fetches the evidence of the item that probably comes next. */
function usePrefetchedNext(kind: QueueKind, { following }: QueueRows): void {
  const prefetch = queueApi.usePrefetch('getItem');
  const next = following?.uuid;
  useEffect(() => {
    if (next !== undefined) prefetch({ kind, uuid: next }, { ifOlderThan: FRESH });
  }, [prefetch, kind, next]);
}

interface HeadProps {
  readonly detail: QueueDetail;
  readonly queue: QueueRows;
}

function Head({ detail, queue }: HeadProps) {
  const t = useTexts('review');
  const q = useTexts('queue');
  const { language } = useLanguage();
  const summaryOf = useSummary();
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const state = useItemPlace();
  const { user, brandId, amount, evidence } = detail;
  useShortcuts(user ? { m: () => void navigate(memberAddress(brandId, user.uuid), { state }) } : {});
  // A key that is still held must not press a button of the next item.
  useEffect(() => title.current?.focus(), []);
  return (
    <Top>
      <Line>
        <IconButton
          size="s"
          label={t('back')}
          combo="escape"
          icon={ArrowLeft}
          onClick={() => void queue.close()}
        />
        <span>
          {q(`kind.${detail.kind}`)} · {detail.brandName}
        </span>
        <Age item={detail} />
        <Steps>
          <IconButton
            size="s"
            label={t('previous')}
            combo="k"
            icon={ChevronUp}
            onClick={() => queue.move(-1)}
          />
          <IconButton size="s" label={t('next')} combo="j" icon={ChevronDown} onClick={() => queue.move(1)} />
        </Steps>
      </Line>
      <Title ref={title} tabIndex={-1}>
        {user ? (
          <ItemMemberLink brandId={brandId} uuid={user.uuid}>
            {user.name}
          </ItemMemberLink>
        ) : (
          <span>{q('list.system')}</span>
        )}{' '}
        {amount !== null && (
          <b>{formatMoney(evidence.adjustment?.direction === 'TAKE' ? -amount : amount)}</b>
        )}
      </Title>
      <p>{[user?.username, summaryOf(detail)].filter(Boolean).join(' · ')}</p>
      {detail.signals.length > 0 && (
        <Signals>
          {detail.signals.map((signal) => (
            <li key={signal.code}>
              <Badge tone={toneOf(signal)}>{signalText(signal, q, language)}</Badge>
            </li>
          ))}
        </Signals>
      )}
    </Top>
  );
}

const Pane = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;

  @media (max-width: 1000px) {
    flex-direction: column;
    overflow: auto;
  }
`;

const Evidence = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  padding: 14px 20px 24px;
  overflow: auto;

  @media (max-width: 1000px) {
    flex: none;
    overflow: visible;
  }
  @media (max-width: 760px) {
    padding: 10px 12px 16px;
  }
`;

const Top = styled.header`
  display: grid;
  gap: 4px;

  & > p {
    color: var(--s-muted);
    overflow-wrap: anywhere;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--s-muted);
  font-size: 13px;
`;

const Steps = styled.span`
  display: flex;
  margin-left: auto;
`;

const Title = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  font-size: 20px;
  line-height: 28px;

  & > b {
    font-size: 24px;
    font-variant-numeric: tabular-nums;
  }
`;

const Signals = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding-top: 4px;
`;
