import { Loaded } from '@backoffice/layout/Loaded';
import { FramedList, Quiet, Stack } from '@backoffice/ui/Stack';
import styled from 'styled-components';
import { useParams } from '@/lib/router';
import { useBrand } from '@backoffice/api/brandListApi';
import type { Language } from '@/i18n/languages';
import { useLanguage, useTexts } from '@backoffice/i18n/texts';
import { clock, dayOf } from '@backoffice/i18n/bangkokTime';
import { Button } from '@backoffice/ui/Button';
import { actorOf, auditFacts, auditSentence, type NameOfSetting } from './auditSentence';
import { type AuditRow, EVERY_BRAND, useGetAuditInfiniteQuery } from '@backoffice/api/peopleApi';
import { PlainPage } from '@backoffice/layout/PlainPage';

interface Props {
  readonly nameOf: NameOfSetting;
}

/** Who did what to a brand, or to all of them, in sentences, newest first. */
export function AuditPage({ nameOf }: Props) {
  const t = useTexts('people');
  const u = useTexts('ui');
  const { language } = useLanguage();
  const { brandId = EVERY_BRAND } = useParams();
  const isOfAll = brandId === EVERY_BRAND;
  const trail = useGetAuditInfiniteQuery(brandId);
  const rows = trail.data?.pages.flatMap(({ items }) => items);
  const brand = useBrand(brandId)?.displayName ?? brandId;
  return (
    <PlainPage
      title={t('audit.title')}
      text={isOfAll ? t('audit.leadAll') : t('audit.lead', { brand })}
      back={isOfAll ? '/' : `/b/${brandId}`}
    >
      <Loaded
        query={{ ...trail, data: rows }}
        height={240}
        forbidden={t('audit.forbidden')}
        empty={t('audit.empty')}
      >
        {(all) => (
          <Stack $gap={5}>
            {byDay(all, language).map(({ day, rows: ofDay }) => (
              <section key={day} aria-label={day}>
                <Day>{day}</Day>
                <FramedList as="ol">
                  {ofDay.map((row) => (
                    <Line key={row.uuid} row={row} nameOf={nameOf} />
                  ))}
                </FramedList>
              </section>
            ))}
          </Stack>
        )}
      </Loaded>
      {trail.hasNextPage && (
        <More>
          <Button pending={trail.isFetchingNextPage} onClick={() => void trail.fetchNextPage()}>
            {u('more')}
          </Button>
        </More>
      )}
    </PlainPage>
  );
}

/** The rows come newest first, so those of a day are adjacent. */
function byDay(rows: readonly AuditRow[], language: Language) {
  const days: { readonly day: string; readonly rows: AuditRow[] }[] = [];
  for (const row of rows) {
    const day = dayOf(row.at, language);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}

function Line({ row, nameOf }: Props & { readonly row: AuditRow }) {
  const t = useTexts('people');
  const { language } = useLanguage();
  return (
    <Item>
      <time dateTime={row.at}>{clock(row.at, language)}</time>
      <div>
        <p>
          <strong>{actorOf(row, t)}</strong> {auditSentence(row, t)}
        </p>
        {auditFacts(row, t, language, nameOf).map(({ name, value }) => (
          <Quiet key={name}>
            {name}: {value}
          </Quiet>
        ))}
      </div>
      {row.ip !== null && <small>{row.ip}</small>}
    </Item>
  );
}

const Day = styled.h2`
  margin-bottom: 8px;
  color: var(--s-muted);
  font-size: 13px;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 56px 1fr auto;
  gap: 16px;
  padding: 8px 16px;

  & > time,
  & > small {
    color: var(--s-faint);
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    line-height: 21px;
  }
  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  padding: 16px;
`;
