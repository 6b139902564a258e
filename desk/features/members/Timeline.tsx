import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { request } from '#core/contract/request';
import type { Language } from '@/i18n/languages';
import { useSearchParams } from '@/lib/router';
import { dayOf } from '@backoffice/i18n/bangkokTime';
import { Loaded } from '@backoffice/layout/Loaded';
import { Button } from '@backoffice/ui/Button';
import { FramedList } from '@backoffice/ui/Stack';
import { type MemberKey, type TimelineRow, useGetTimelineInfiniteQuery } from '@desk/core/memberApi';
import { usePlaceState } from '@desk/core/memberPlaces';
import { ExportButton } from '@desk/features/export/ExportButton';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { readTimelineFilter, timelineQuery } from './readTimelineFilter';
import { TimelineFilters } from './TimelineFilters';
import { TimelineItem } from './TimelineItem';

/** Everything that happened to a member and who did it, newest first; the address has its filters. */
export function Timeline(member: MemberKey) {
  const t = useTexts('member');
  const u = useTexts('ui');
  const { language } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const state = usePlaceState();
  const filter = readTimelineFilter(query);
  const narrowed = timelineQuery(filter);
  const timeline = useGetTimelineInfiniteQuery({ ...member, limit: '50', ...narrowed });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = timeline;
  const rows = timeline.currentData?.pages.flatMap(({ items }) => items);
  return (
    <section aria-label={t('timeline')}>
      <Head>
        <h3>{t('timeline')}</h3>
        <TimelineFilters
          filter={filter}
          onChange={(next) => setQuery(timelineQuery(next), { replace: true, state })}
        />
        <ExportButton
          request={request('GET /api/staff/brand/{brandId}/member/{uuid}/timeline/export', {
            params: { brandId: member.brandId, uuid: member.uuid },
            query: narrowed,
          })}
          name={`member-${member.uuid}`}
        />
      </Head>
      <Loaded query={{ ...timeline, data: rows }} height={320} empty={t('timeline.empty')}>
        {(all) =>
          byDay(all, language).map(([day, ofDay]) => (
            <section key={day} aria-label={day}>
              <Day>{day}</Day>
              <FramedList as="ol">
                {ofDay.map((row) => (
                  <TimelineItem key={`${row.kind} ${row.uuid} ${row.unit}`} row={row} />
                ))}
              </FramedList>
            </section>
          ))
        }
      </Loaded>
      {hasNextPage && (
        <More pending={isFetchingNextPage} label={u('more')} onMore={() => void fetchNextPage()} />
      )}
    </section>
  );
}

interface MoreProps {
  readonly pending: boolean;
  readonly label: string;
  readonly onMore: () => void;
}

/** Loads the next page before the end is reached; a button where the browser cannot tell. */
function More({ pending, label, onMore }: MoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (pending || !place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [pending]);
  return (
    <End ref={place}>
      <Button pending={pending} onClick={onMore}>
        {label}
      </Button>
    </End>
  );
}

/** The rows come newest first, so those of a day are adjacent. */
function byDay(rows: readonly TimelineRow[], language: Language) {
  const days = new Map<string, TimelineRow[]>();
  for (const row of rows) {
    const day = dayOf(row.at, language);
    const known = days.get(day);
    if (known) known.push(row);
    else days.set(day, [row]);
  }
  return [...days];
}

const Head = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px;

  h3 {
    flex: 1;
    font-size: 15px;
    white-space: nowrap;
  }
`;

const Day = styled.h4`
  margin: 12px 0 6px;
  color: var(--s-muted);
  font-size: 13px;
  font-weight: 400;
`;

const End = styled.div`
  display: grid;
  justify-items: center;
  padding: 16px;
`;
