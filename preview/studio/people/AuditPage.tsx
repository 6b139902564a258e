import styled from 'styled-components';
import { useParams } from '@/lib/router';
import { useGetBrandsQuery } from '../api/brands';
import { readError } from '../api/readError';
import { useErrorText } from '../i18n/useErrorText';
import { useLanguage } from '../i18n/Language';
import { useTexts } from '../i18n/useTexts';
import { moment } from '../publish/bangkokTime';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Skeleton } from '../ui/Skeleton';
import { actorOf, auditFacts, auditSentence } from './auditSentence';
import { type AuditRow, useGetAuditInfiniteQuery } from './peopleApi';
import { PlainPage } from './PlainPage';

/** Who did what to a brand, in sentences, newest first (preview point 13). */
export function AuditPage() {
  const t = useTexts('people');
  const u = useTexts('ui');
  const errorText = useErrorText();
  const { brandId = '' } = useParams();
  const { data: brands } = useGetBrandsQuery();
  const trail = useGetAuditInfiniteQuery(brandId);
  const failure = readError(trail.error);
  const rows = trail.data?.pages.flatMap(({ items }) => items);
  const brand = brands?.find((each) => each.brandId === brandId)?.displayName ?? brandId;
  return (
    <PlainPage title={t('audit.title')} text={t('audit.lead', { brand })} back={`/b/${brandId}`}>
      {failure && (
        <EmptyState title={failure.status === 403 ? t('audit.forbidden') : errorText(failure)}>
          {failure.status !== 403 && <Button onClick={() => void trail.refetch()}>{u('retry')}</Button>}
        </EmptyState>
      )}
      {!rows && !failure && <Skeleton $h={240} />}
      {rows?.length === 0 && <EmptyState title={t('audit.empty')} />}
      {rows && rows.length > 0 && (
        <List>
          {rows.map((row) => (
            <Line key={row.uuid} row={row} />
          ))}
        </List>
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

function Line({ row }: { readonly row: AuditRow }) {
  const t = useTexts('people');
  const { language } = useLanguage();
  return (
    <Item>
      <time dateTime={row.at}>{moment(row.at, language)}</time>
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

const List = styled.ol`
  border: 1px solid var(--s-line);
  border-radius: 10px;
  background: var(--s-panel);
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 150px 1fr auto;
  gap: 16px;
  padding: 10px 16px;

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
