import { Eye, UserCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { Link, useLocation } from '@/lib/router';
import { useGetMeQuery } from '@backoffice/api/peopleApi';
import { Badge } from '@backoffice/ui/Badge';
import { useDeskSelector } from '@desk/core/createDeskStore';
import { selectIsSending } from '@desk/core/outboxSlice';
import type { QueueItem } from '@desk/core/queueApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { Age } from './Age';
import { signalText, toneOf } from './signalText';
import type { ShownRow } from './useStableRows';
import { useSummary } from './useSummary';

interface Props {
  readonly row: ShownRow;
  readonly isOpen: boolean;
  readonly isNarrow: boolean;
}

/** One item of a list: who, what, how much, since when, and who works on it. */
export function QueueRow({ row: { item, isGone }, isOpen, isNarrow }: Props) {
  const t = useTexts('queue');
  const { language } = useLanguage();
  const { search } = useLocation();
  const isSending = useDeskSelector((state) => selectIsSending(state, item.uuid));
  const isDone = isGone || isSending;
  const summaryOf = useSummary();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={place}>
      <Row
        to={`/q/${item.kind}/${item.uuid}${search}`}
        aria-current={isOpen || undefined}
        data-narrow={isNarrow || undefined}
        data-done={isDone || undefined}
      >
        <Who>
          <strong>{item.user?.name ?? t('list.system')}</strong>
          <small>
            {item.brandName}
            {item.user && ` · ${item.user.username}`}
          </small>
        </Who>
        {!isNarrow && (
          <About>
            <span>{summaryOf(item)}</span>
            {item.signals.map((signal) => (
              <Badge key={signal.code} tone={toneOf(signal)}>
                {signalText(signal, t, language)}
              </Badge>
            ))}
          </About>
        )}
        <Amount>{item.amount === null ? '' : formatMoney(item.amount)}</Amount>
        <State>
          {isSending && <Badge>{t('list.sending')}</Badge>}
          {isGone && !isSending && <Badge>{t('list.gone')}</Badge>}
          {!isDone && <ClaimedBy claim={item.claim} isShort={isNarrow} />}
          {!isDone && <Age item={item} />}
        </State>
      </Row>
    </li>
  );
}

interface ClaimProps {
  readonly claim: QueueItem['claim'];
  /** Only the icon is shown. */
  readonly isShort: boolean;
}

function ClaimedBy({ claim, isShort }: ClaimProps) {
  const t = useTexts('queue');
  const { data: me } = useGetMeQuery();
  if (claim === null) return null;
  const isMine = claim.staffUuid === me?.staff.uuid;
  const text = isMine ? t('list.mine') : t('list.claimed', { name: claim.name });
  const Icon = isMine ? UserCheck : Eye;
  return (
    <Badge tone={isMine ? 'accent' : 'neutral'} title={text}>
      <Icon size={12} aria-hidden="true" />
      <span className={isShort ? 'visually-hidden' : undefined}>{text}</span>
    </Badge>
  );
}

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(140px, 220px) minmax(0, 1fr) 110px minmax(96px, auto);
  align-items: center;
  gap: 4px 16px;
  min-height: 52px;
  padding: 6px 20px;
  border-bottom: 1px solid var(--s-line);
  color: var(--s-text);

  &:hover {
    background: var(--s-hover);
    text-decoration: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: var(--s-accent-soft);
    box-shadow: inset 3px 0 0 var(--s-accent);
  }
  &[data-done] {
    color: var(--s-muted);
  }
  &[data-narrow] {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 8px 12px;
  }
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 8px 12px;
  }
`;

const Who = styled.span`
  display: grid;
  min-width: 0;
  line-height: 20px;

  & > * {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & > strong {
    font-weight: 600;
  }
  & > small {
    color: var(--s-muted);
    font-size: 12px;
  }
  [data-narrow] > & > small {
    grid-row: 2;
  }
`;

const About = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-width: 0;
  color: var(--s-muted);
  font-size: 13px;

  @media (max-width: 760px) {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

const Amount = styled.span`
  font-size: 15px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const State = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 6px;

  [data-narrow] > & {
    grid-column: 1 / -1;
    justify-content: space-between;
    justify-content: flex-start;
  }
  @media (max-width: 760px) {
    grid-column: 1 / -1;
    justify-content: flex-start;
  }
`;
