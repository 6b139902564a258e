import { useQuery } from '@backoffice/browser/useQuery';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { EmptyState } from '@backoffice/ui/Loading';
import { Select } from '@backoffice/ui/Select';
import { useTexts } from '@desk/i18n/texts';
import { Page, PageHead } from '@desk/layout/Page';
import { Books } from './Books';
import { Matching } from './Matching';

/** Bank lines next to open claims, the trial balances and the freeze of a brand. */
export function ReconciliationPage() {
  const t = useTexts('reconciliation');
  const [query, setQuery] = useQuery();
  const { data: all } = useGetBrandsQuery();
  const brands = all?.filter((brand) => may(brand, 'trial-balances')) ?? [];
  const brand = brands.find(({ brandId }) => brandId === query.get('brand')) ?? brands[0];
  if (all !== undefined && brand === undefined) return <EmptyState title={t('forbidden')} />;
  return (
    <Page label={t('title')}>
      <PageHead title={t('title')}>
        {brands.length > 1 && brand && (
          <Select
            hideLabel
            label={t('brand')}
            value={brand.brandId}
            choices={brands.map(({ brandId, displayName }) => ({ value: brandId, label: displayName }))}
            onChange={(next) => setQuery(() => new URLSearchParams({ brand: next }), { replace: true })}
          />
        )}
      </PageHead>
      {brand && (
        <>
          <Matching key={`lines ${brand.brandId}`} brand={brand} />
          <Books key={brand.brandId} brand={brand} />
        </>
      )}
    </Page>
  );
}
