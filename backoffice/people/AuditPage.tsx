import { Loaded } from '@backoffice/layout/Loaded';
import { FramedList, Stack } from '@backoffice/ui/Stack';
import styled from 'styled-components';
import { Navigate, useLocation, useParams } from '@/lib/router';
import { useBrand, useGetBrandsQuery } from '@backoffice/api/brandListApi';
import type { Language } from '@/i18n/languages';
import { useLanguage, useTexts } from '@backoffice/i18n/texts';
import { dayOf } from '@backoffice/i18n/bangkokTime';
import { Button } from '@backoffice/ui/Button';
import { AuditLine } from './AuditLine';
import { AuditFilters } from './AuditFilters';
import { useAuditFilter } from './auditFilter';
import {
  type AuditRow,
  administersAll,
  EVERY_BRAND,
  useGetAuditInfiniteQuery,
  useGetMeQuery,
} from '@backoffice/api/peopleApi';
import { may } from '@backoffice/api/staffApi';
import { EmptyState } from '@backoffice/ui/Loading';
import type { Choice } from '@backoffice/ui/Select';
import { PlainPage } from '@backoffice/layout/PlainPage';

/** Who did what at a brand, or at every brand that the person may read; without a brand in the address the first choice. */
export function AuditPage() {
  const t = useTexts('people');
  const { brandId } = useParams();
  const { search } = useLocation();
  const brands = useReadableBrands();
  if (brandId !== undefined) return <Trail brandId={brandId} brands={brands ?? []} />;
  const first = brands?.[0];
  if (first) return <Navigate to={`/audit/${first.value}${search}`} replace />;
  return (
    <PlainPage title={t('audit.title')}>{brands && <EmptyState title={t('audit.forbidden')} />}</PlainPage>
  );
}

interface Props {
  readonly brandId: string;
  readonly brands: readonly Choice[];
}

/** The lines in sentences, newest first. */
function Trail({ brandId, brands }: Props) {
  const t = useTexts('people');
  const u = useTexts('ui');
  const { language } = useLanguage();
  const isOfAll = brandId === EVERY_BRAND;
  const { filter } = useAuditFilter();
  const trail = useGetAuditInfiniteQuery({ brandId, ...filter });
  const rows = trail.currentData?.pages.flatMap(({ items }) => items);
  const brand = useBrand(brandId)?.displayName ?? brandId;
  return (
    <PlainPage
      title={t('audit.title')}
      text={isOfAll ? t('audit.leadAll') : t('audit.lead', { brand })}
      back={isOfAll ? '/' : `/b/${brandId}`}
    >
      <AuditFilters brandId={brandId} brands={brands} />
      <Loaded
        query={{ ...trail, data: rows }}
        height={240}
        forbidden={t('audit.forbidden')}
        empty={t(Object.keys(filter).length > 0 ? 'audit.noneFound' : 'audit.empty')}
      >
        {(all) => (
          <Stack $gap={5}>
            {byDay(all, language).map(({ day, rows: ofDay }) => (
              <section key={day} aria-label={day}>
                <Day>{day}</Day>
                <FramedList as="ol">
                  {ofDay.map((row) => (
                    <AuditLine key={row.uuid} row={row} namesBrand={isOfAll} />
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

/** The trails that this person may read, first that of all brands if there are several. Undefined until it is known. */
function useReadableBrands(): readonly Choice[] | undefined {
  const t = useTexts('people');
  const { data: brands } = useGetBrandsQuery();
  const { data: me } = useGetMeQuery();
  if (!brands || !me) return undefined;
  const isEverywhere = administersAll(me);
  const own = brands
    .filter((brand) => may(brand, 'audit.read'))
    .map(({ brandId, displayName }) => ({ value: brandId, label: displayName }));
  const hasSeveral = isEverywhere || own.length > 1;
  return hasSeveral ? [{ value: EVERY_BRAND, label: t('people.allBrands') }, ...own] : own;
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

const Day = styled.h2`
  margin-bottom: 8px;
  color: var(--s-muted);
  font-size: 13px;
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  padding: 16px;
`;
