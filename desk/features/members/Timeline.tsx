import { ListFilter } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { timelineKinds } from '#schemas/api/shapes/deskMember';
import type { Language } from '@/i18n/languages';
import { useSearchParams } from '@/lib/router';
import { dayOf } from '@backoffice/i18n/bangkokTime';
import { Loaded } from '@backoffice/layout/Loaded';
import { Button } from '@backoffice/ui/Button';
import { Popover } from '@backoffice/ui/Popover';
import { FramedList } from '@backoffice/ui/Stack';
import { Switch } from '@backoffice/ui/Switch';
import {
  type MemberKey,
  type TimelineKind,
  type TimelineRow,
  useGetTimelineInfiniteQuery,
} from '@desk/core/memberApi';
import { usePlaceState } from '@desk/core/memberPlaces';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { TimelineItem } from './TimelineItem';

/** Everything that happened to a member and who did it, newest first; the address has the wanted kinds. */
export function Timeline(member: MemberKey) {
  const t = useTexts('member');
  const u = useTexts('ui');
  const { language } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const state = usePlaceState();
  const kinds = readKinds(query.get('kind'));
  const timeline = useGetTimelineInfiniteQuery({
    ...member,
    limit: '50',
    ...(kinds.length > 0 && { kind: kinds.join(',') }),
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = timeline;
  const rows = timeline.currentData?.pages.flatMap(({ items }) => items);
  const setKinds = (next: readonly TimelineKind[]) =>
    setQuery(next.length > 0 ? { kind: next.join(',') } : {}, { replace: true, state });
  return (
    <section aria-label={t('timeline')}>
      <Head>
        <h3>{t('timeline')}</h3>
        <Kinds chosen={kinds} onChange={setKinds} />
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

const readKinds = (text: string | null): readonly TimelineKind[] =>
  timelineKinds.filter((kind) => text?.split(',').includes(kind));

interface KindsProps {
  readonly chosen: readonly TimelineKind[];
  readonly onChange: (kinds: readonly TimelineKind[]) => void;
}

function Kinds({ chosen, onChange }: KindsProps) {
  const t = useTexts('member');
  const [first] = chosen;
  const text =
    first === undefined
      ? t('timeline.all')
      : chosen.length === 1
        ? t(`kind.${first}`)
        : t('timeline.kinds', { count: chosen.length });
  return (
    <Popover
      label={t('timeline.kind')}
      width={230}
      align="end"
      trigger={
        <Button size="s" icon={ListFilter}>
          {text}
        </Button>
      }
    >
      <Choices>
        {timelineKinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`kind.${kind}`)}
            checked={chosen.includes(kind)}
            onChange={(isOn) => onChange(isOn ? [...chosen, kind] : chosen.filter((each) => each !== kind))}
          />
        ))}
        {chosen.length > 0 && (
          <Button size="s" onClick={() => onChange([])}>
            {t('timeline.clear')}
          </Button>
        )}
      </Choices>
    </Popover>
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
  justify-content: space-between;
  gap: 8px;

  h3 {
    font-size: 15px;
  }
`;

const Day = styled.h4`
  margin: 12px 0 6px;
  color: var(--s-muted);
  font-size: 13px;
  font-weight: 400;
`;

const Choices = styled.div`
  display: grid;
  gap: 10px;
`;

const End = styled.div`
  display: grid;
  justify-items: center;
  padding: 16px;
`;
