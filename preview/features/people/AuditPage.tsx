import styled from 'styled-components';
import { useParams } from '@/lib/router';
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { readError } from '@studio/core/api/staffApi';
import type { Language } from '@/i18n/languages';
import { useErrorText, useLanguage, useTexts } from '@studio/i18n/texts';
import { clock, dayOf } from '@staff/i18n/bangkokTime';
import { Button } from '@staff/ui/Button';
import { EmptyState, Skeleton } from '@staff/ui/Loading';
import { actorOf, auditFacts, auditSentence } from './auditSentence';
import { type AuditRow, EVERY_BRAND, useGetAuditInfiniteQuery } from '@studio/core/api/peopleApi';
import { PlainPage } from '@studio/layout/PlainPage';

/** Who did what to a brand, or to all of them, in sentences, newest first. */
export function AuditPage() {
  const t = useTexts('people');
  const u = useTexts('ui');
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { brandId = EVERY_BRAND } = useParams();
  const isOfAll = brandId === EVERY_BRAND;
  const { data: brands } = useGetBrandsQuery();
  const trail = useGetAuditInfiniteQuery(brandId);
  const failure = readError(trail.error);
  const rows = trail.data?.pages.flatMap(({ items }) => items);
  const brand = brands?.find((each) => each.brandId === brandId)?.displayName ?? brandId;
  return (
    <PlainPage
      title={t('audit.title')}
      text={isOfAll ? t('audit.leadAll') : t('audit.lead', { brand })}
      back={isOfAll ? '/' : `/b/${brandId}`}
    >
      {failure && (
        <EmptyState title={failure.status === 403 ? t('audit.forbidden') : errorText(failure)}>
          {failure.status !== 403 && <Button onClick={() => void trail.refetch()}>{u('retry')}</Button>}
        </EmptyState>
      )}
      {!rows && !failure && <Skeleton $h={240} />}
      {rows?.length === 0 && <EmptyState title={t('audit.empty')} />}
      {rows && rows.length > 0 && (
        <Days>
          {byDay(rows, language).map(({ day, rows: ofDay }) => (
            <section key={day} aria-label={day}>
              <h2>{day}</h2>
              <List>
                {ofDay.map((row) => (
                  <Line key={row.uuid} row={row} />
                ))}
              </List>
            </section>
          ))}
        </Days>
      )}
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

function Line({ row }: { readonly row: AuditRow }) {
  const t = useTexts('people');
  const { language } = useLanguage();
  return (
    <Item>
      <time dateTime={row.at}>{clock(row.at, language)}</time>
      <div>
        <p>
          <strong>{actorOf(row, t)}</strong> {auditSentence(row, t)}
        </p>
        {auditFacts(row, t, language).map(({ name, value }) => (
          <Fact key={name}>
            {name}: {value}
          </Fact>
        ))}
      </div>
      {row.ip !== null && <small>{row.ip}</small>}
    </Item>
  );
}

const Days = styled.div`
  display: grid;
  gap: 20px;

  h2 {
    margin-bottom: 8px;
    color: var(--s-muted);
    font-size: 13px;
  }
`;

const List = styled.ol`
  border: 1px solid var(--s-line);
  border-radius: 10px;
  background: var(--s-panel);
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 56px 1fr auto;
  gap: 16px;
  padding: 8px 16px;

  & + & {
    border-top: 1px solid var(--s-line);
  }
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

const Fact = styled.p`
  color: var(--s-muted);
  font-size: 13px;
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  padding: 16px;
`;
