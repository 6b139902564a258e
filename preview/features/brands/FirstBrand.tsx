import { LoadFailure } from '@backoffice/layout/Loaded';
import { Navigate } from '@/lib/router';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { StudioMenu } from '@studio/layout/StudioMenu';
import { readPreference } from '@backoffice/browser/preferences';
import { useTexts } from '@studio/i18n/texts';
import { EmptyState } from '@backoffice/ui/Loading';

/** Opens the brand that was open last, or the first of the list. */
export function FirstBrand() {
  const t = useTexts('shell');
  const { data: brands, error, refetch } = useGetBrandsQuery();
  if (error) return <LoadFailure title={t('app.loadFailed')} error={error} onRetry={refetch} />;
  if (!brands) return null;
  const last = readPreference('brand');
  const brand =
    brands.find(({ brandId }) => brandId === last) ??
    brands.find(({ state }) => state !== 'ARCHIVED') ??
    brands[0];
  if (brand) return <Navigate to={`/b/${brand.brandId}`} replace />;
  return (
    <EmptyState title={t('brands.empty')} text={t('brands.emptyText')}>
      <StudioMenu />
    </EmptyState>
  );
}
