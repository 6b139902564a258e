import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { NavLink, useLocation } from '@/lib/router';
import { EmptyState, Skeleton } from '@backoffice/ui/Loading';
import { useLiveOptions } from '@desk/core/useLiveUpdates';
import { type QueueCount, useGetCountsQuery } from '@desk/core/queueApi';
import { useNow } from '@desk/core/useNow';
import { useTexts } from '@desk/i18n/texts';
import { ageText } from './Age';
import { kinds } from './kinds';
import { useListQuery } from './useListQuery';

/** All queues with what waits in them and for how long; the brand filter applies to them too. */
export function Rail({ children }: { readonly children?: ReactNode }) {
  const t = useTexts('shell');
  const { list } = useListQuery();
  const brand = list.brand === undefined ? {} : { brand: list.brand };
  const { data: counts, isError } = useGetCountsQuery(brand, useLiveOptions());
  const { pathname } = useLocation();
  const isItemOpen = /^\/q\/[^/]+\/./.test(pathname);
  useTitleCount(counts);
  const column = useCurrentInView(pathname, counts !== undefined);
  return (
    <Column ref={column} aria-label={t('rail.title')} data-compact={isItemOpen || undefined}>
      {!counts && !isError && [0, 1, 2, 3, 4].map((row) => <Skeleton key={row} $h={44} />)}
      {counts?.length === 0 && <EmptyState title={t('rail.none')} text={t('rail.noneText')} />}
      {counts?.map((count) => (
        <Queue key={count.kind} count={count} search={brand.brand ? `?brand=${brand.brand}` : ''} />
      ))}
      {children}
    </Column>
  );
}

/** On a phone the rail is a row wider than the screen: the link of the open page is scrolled into it. */
function useCurrentInView(pathname: string, isLoaded: boolean) {
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = column.current?.querySelector('[aria-current="page"]');
    if (isLoaded) current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, isLoaded]);
  return column;
}

/** The tab of the browser shows how much waits. */
function useTitleCount(counts: readonly QueueCount[] | undefined): void {
  const t = useTexts('shell');
  const total = counts?.reduce((sum, { waiting }) => sum + waiting, 0) ?? 0;
  const name = t('app.name');
  useEffect(() => {
    document.title = total > 0 ? `(${total}) ${name}` : name;
    return () => {
      document.title = name;
    };
  }, [total, name]);
}

interface QueueProps {
  readonly count: QueueCount;
  readonly search: string;
}

function Queue({ count, search }: QueueProps) {
  const t = useTexts('shell');
  const q = useTexts('queue');
  const now = useNow();
  const { kind, waiting, overdue, oldestAt } = count;
  const { icon: Icon } = kinds[kind];
  const tone = overdue > 0 ? 'danger' : waiting > 0 ? 'accent' : undefined;
  return (
    <RailLink to={`/q/${kind}${search}`} title={q(`kind.${kind}`)}>
      <Icon size={16} aria-hidden="true" />
      <span>
        <b>{q(`kind.${kind}`)}</b>
        {oldestAt !== null && (
          <small data-tone={tone}>
            {t('rail.oldest', { age: ageText(now - Date.parse(oldestAt), q) })}
            {overdue > 0 && <span className="visually-hidden"> {t('rail.overdue', { n: overdue })}</span>}
          </small>
        )}
      </span>
      {waiting > 0 && <em data-tone={tone}>{waiting}</em>}
    </RailLink>
  );
}

const Column = styled.nav`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 2px;
  width: 212px;
  padding: 8px;
  border-right: 1px solid var(--s-line);
  overflow: auto;
  background: var(--s-panel);

  @media (max-width: 1080px) {
    width: 172px;
  }
  /* Beside an open item there is no room for names. */
  @media (max-width: 1420px) {
    &[data-compact] {
      width: 66px;
    }
  }
  @media (max-width: 760px) {
    &,
    &[data-compact] {
      flex-direction: row;
      width: auto;
    }
    padding: 6px;
    border-right: 0;
    border-bottom: 1px solid var(--s-line);
  }
`;

/** A link of the rail. */
export const RailLink = styled(NavLink)`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 4px 8px;
  border-radius: var(--s-radius);
  color: var(--s-text);

  &:hover {
    background: var(--s-hover);
    text-decoration: none;
  }
  &[aria-current='page'] {
    background: var(--s-accent-soft);
    color: var(--s-accent);
  }
  & > svg {
    flex: none;
    color: var(--s-muted);
  }
  &[aria-current='page'] > svg {
    color: inherit;
  }
  & > span {
    display: grid;
    flex: 1;
    min-width: 0;
    line-height: 18px;
  }
  b {
    overflow: hidden;
    font-weight: 600;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  small {
    color: var(--s-muted);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  small[data-tone='danger'] {
    color: var(--s-danger);
  }
  em {
    font-style: normal;
    flex: none;
    min-width: 22px;
    padding: 0 6px;
    border-radius: 9px;
    background: var(--s-hover);
    color: var(--s-muted);
    font-size: 12px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 18px;
    text-align: center;
  }
  em[data-tone='accent'] {
    background: var(--s-accent-fill);
    color: var(--s-on-accent);
  }
  em[data-tone='danger'] {
    background: var(--s-danger-fill);
    color: #fff;
  }

  @media (min-width: 761px) and (max-width: 1420px) {
    [data-compact] > & {
      flex-direction: column;
      justify-content: center;
      gap: 2px;
      padding: 6px 2px;
    }
    [data-compact] > & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media (max-width: 760px) {
    min-height: 40px;

    small {
      display: none;
    }
  }
`;
