import { Check as CheckIcon, CircleUser, Eye, UserCheck } from 'lucide-react';
import { Checkbox } from 'radix-ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { Link, useLocation } from '@/lib/router';
import { useGetMeQuery } from '@backoffice/api/peopleApi';
import { Badge } from '@backoffice/ui/Badge';
import { Tooltip } from '@backoffice/ui/Tooltip';
import { useDeskSelector } from '@desk/core/createDeskStore';
import { memberAddress, usePlaceState } from '@desk/core/memberPlaces';
import { selectIsSending } from '@desk/core/outboxSlice';
import type { QueueItem } from '@desk/core/queueApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { Age } from './Age';
import { signalText, toneOf } from './signalText';
import type { ShownRow } from './useStableRows';
import { useSummary } from './useSummary';

/** Rows that are decided together. */
export interface Selection {
  readonly items: readonly QueueItem[];
  readonly canSelect: (item: QueueItem) => boolean;
  /** @param isRange all rows from the last one that was selected. */
  readonly toggle: (item: QueueItem, isRange: boolean) => void;
  readonly clear: () => void;
}

interface Props {
  readonly row: ShownRow;
  /** Null where rows cannot be selected. */
  readonly selection: Selection | null;
  readonly isOpen: boolean;
  readonly isNarrow: boolean;
}

/** One item of a list: who, what, how much, since when, and who works on it. */
export function QueueRow({ row: { item, isGone }, isOpen, isNarrow, selection }: Props) {
  const t = useTexts('queue');
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const isReturn = usePlaceState().row === item.uuid && !isNarrow;
  const isSending = useDeskSelector((state) => selectIsSending(state, item.uuid));
  const isDone = isGone || isSending;
  const summaryOf = useSummary();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (!isReturn) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.querySelector('a')?.focus();
  }, [isReturn]);
  return (
    <Place ref={place}>
      {selection && !isDone && <Check item={item} selection={selection} />}
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
      {!isNarrow && item.user && (
        <Tooltip text={t('list.member', { username: item.user.username })}>
          <ToMember
            to={memberAddress(item.brandId, item.user.uuid)}
            state={{ from: pathname + search, row: item.uuid }}
            aria-label={t('list.member', { username: item.user.username })}
          >
            <CircleUser size={16} aria-hidden="true" />
          </ToMember>
        </Tooltip>
      )}
    </Place>
  );
}

interface CheckProps {
  readonly item: QueueItem;
  readonly selection: Selection;
}

/** Not an input, in which shortcuts would not work. */
function Check({ item, selection }: CheckProps) {
  const t = useTexts('queue');
  if (!selection.canSelect(item)) return null;
  const name = item.user?.name ?? t('list.system');
  return (
    <Box
      aria-label={t('list.select', { name })}
      checked={selection.items.some(({ uuid }) => uuid === item.uuid)}
      onClick={({ shiftKey }) => selection.toggle(item, shiftKey)}
    >
      <Checkbox.Indicator>
        <CheckIcon size={14} strokeWidth={3} aria-hidden="true" />
      </Checkbox.Indicator>
    </Box>
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

const Place = styled.li`
  position: relative;
`;

/** Its place is free in every row, so that texts are below each other. */
const Box = styled(Checkbox.Root)`
  position: absolute;
  top: 14px;
  left: 10px;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 1px solid var(--s-line-strong);
  border-radius: 6px;
  background: var(--s-raised);
  color: var(--s-on-accent);

  &[data-state='checked'] {
    border-color: var(--s-accent);
    background: var(--s-accent-fill);
  }
`;

/** Next to the link of the row, because links cannot contain each other. */
const ToMember = styled(Link)`
  position: absolute;
  top: 6px;
  right: 6px;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--s-radius);
  color: var(--s-muted);

  &:hover {
    background: var(--s-active);
    color: var(--s-accent);
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(140px, 220px) minmax(0, 1fr) 110px minmax(96px, auto);
  align-items: center;
  gap: 4px 16px;
  min-height: 52px;
  padding: 6px 54px 6px 46px;
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

    &:not([data-narrow]) {
      padding: 8px 50px 8px 46px;
    }
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
