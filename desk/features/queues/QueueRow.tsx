import { CircleUser } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { Link, useLocation } from '@/lib/router';
import { moment } from '@backoffice/i18n/bangkokTime';
import { Badge } from '@backoffice/ui/Badge';
import { Tooltip } from '@backoffice/ui/Tooltip';
import { useDeskSelector } from '@desk/core/createDeskStore';
import { memberAddress, usePlaceState } from '@desk/core/memberPlaces';
import { selectIsSending } from '@desk/core/outboxSlice';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { Age } from './Age';
import { ClaimedBy } from './ClaimedBy';
import { RowCheckbox, type Selection } from './RowCheckbox';
import { signalText, toneOf, useSummary } from './itemText';
import type { ListColumn } from './useListQuery';
import type { ShownRow } from './useStableRows';

interface Props {
  readonly row: ShownRow;
  /** Null where rows cannot be selected. */
  readonly selection: Selection | null;
  readonly isOpen: boolean;
  readonly isNarrow: boolean;
  readonly columns: readonly ListColumn[];
}

/** What the narrow list next to an open item shows. */
const narrowColumns: readonly ListColumn[] = ['amount', 'claim', 'age'];

/** One item of a list: who, what, how much, since when, and who works on it. */
export function QueueRow({ row: { item, isGone }, isOpen, isNarrow, selection, columns }: Props) {
  const t = useTexts('queue');
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const isReturn = usePlaceState().row === item.uuid && !isNarrow;
  const isSending = useDeskSelector((state) => selectIsSending(state, item.uuid));
  const isDone = isGone || isSending;
  const shown = new Set(isNarrow ? narrowColumns : columns);
  const summary = useSummary()(item);
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
      {selection && !isDone && <RowCheckbox item={item} selection={selection} />}
      <Row
        to={`/q/${item.kind}/${item.uuid}${search}`}
        aria-current={isOpen || undefined}
        data-narrow={isNarrow || undefined}
        data-done={isDone || undefined}
        data-times={shown.has('requested') || shown.has('due') || undefined}
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
            {shown.has('about') && summary !== '' && <span>{summary}</span>}
            {shown.has('signals') &&
              item.signals.map((signal) => (
                <Badge key={signal.code} tone={toneOf(signal)}>
                  {signalText(signal, t, language)}
                </Badge>
              ))}
          </About>
        )}
        {(shown.has('requested') || shown.has('due')) && (
          <Times>
            {shown.has('requested') && (
              <time dateTime={item.createdAt}>
                {t('requested', { at: moment(item.createdAt, language) })}
              </time>
            )}
            {shown.has('due') && (
              <time dateTime={item.dueAt}>{t('due', { at: moment(item.dueAt, language) })}</time>
            )}
          </Times>
        )}
        <Amount>{item.amount === null || !shown.has('amount') ? '' : formatMoney(item.amount)}</Amount>
        <State>
          {isSending && <Badge>{t('list.sending')}</Badge>}
          {isGone && !isSending && <Badge>{t('list.gone')}</Badge>}
          {!isDone && shown.has('claim') && <ClaimedBy claim={item.claim} isShort={isNarrow} />}
          {!isDone && shown.has('age') && <Age item={item} />}
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

const Place = styled.li`
  position: relative;
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
  &[data-times] {
    grid-template-columns: minmax(140px, 220px) minmax(0, 1fr) 190px 110px minmax(96px, auto);
  }
  &[data-narrow] {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 8px 12px;
  }
  @media (max-width: 760px) {
    &,
    &[data-times] {
      grid-template-columns: minmax(0, 1fr) auto;
    }
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

const Times = styled.span`
  display: grid;
  color: var(--s-muted);
  font-size: 13px;

  @media (max-width: 760px) {
    grid-row: 3;
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
    justify-content: flex-start;
  }
  @media (max-width: 760px) {
    grid-column: 1 / -1;
    justify-content: flex-start;
  }
`;
