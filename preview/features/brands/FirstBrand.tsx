import { LoadFailure } from '@studio/layout/Loaded';
import { Navigate } from '@/lib/router';
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { AccountMenu } from '@studio/layout/AccountMenu';
import { readPreference } from '@studio/core/browser/preferences';
import { useTexts } from '@studio/i18n/texts';
import { EmptyState } from '@staff/ui/Loading';

/** Opens the brand that was open last, or the first of the list. */
export function FirstBrand() {
  const t = useTexts('shell');
  const { data: brands, error, refetch } = useGetBrandsQuery();
  if (error) return <LoadFailure title={t('app.loadFailed')} error={error} onRetry={refetch} />;
  if (!brands) return null;
  const last = readPreference('brand');
  const brand = brands.find(({ brandId }) => brandId === last) ?? brands[0];
  if (brand) return <Navigate to={`/b/${brand.brandId}`} replace />;
  return (
    <EmptyState title={t('brands.empty')} text={t('brands.emptyText')}>
      <AccountMenu />
    </EmptyState>
  );
}
