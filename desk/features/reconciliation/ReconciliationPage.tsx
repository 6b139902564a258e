import { useQuery } from '@backoffice/browser/useQuery';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { PlainPage } from '@backoffice/layout/PlainPage';
import { EmptyState } from '@backoffice/ui/Loading';
import { Select } from '@backoffice/ui/Select';
import { useTexts } from '@desk/i18n/texts';
import { Books } from './Books';
import { Matching } from './Matching';

/** Bank lines next to open claims, the trial balances and the freeze of a brand. */
export function ReconciliationPage() {
  const t = useTexts('reconciliation');
  const [query, setQuery] = useQuery();
  const { data: all } = useGetBrandsQuery();
  const brands = all?.filter((brand) => may(brand, 'trial-balances')) ?? [];
  const brand = brands.find(({ brandId }) => brandId === query.get('brand')) ?? brands[0];
  const choice = brands.length > 1 && brand && (
    <Select
      hideLabel
      label={t('brand')}
      value={brand.brandId}
      choices={brands.map(({ brandId, displayName }) => ({ value: brandId, label: displayName }))}
      onChange={(next) => setQuery(() => new URLSearchParams({ brand: next }), { replace: true })}
    />
  );
  return (
    <PlainPage title={t('title')} action={choice} isWide>
      {all !== undefined && brand === undefined && <EmptyState title={t('forbidden')} />}
      {brand && (
        <>
          <Matching key={`lines ${brand.brandId}`} brand={brand} />
          <Books key={brand.brandId} brand={brand} />
        </>
      )}
    </PlainPage>
  );
}
