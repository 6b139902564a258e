import { Navigate } from '@/lib/router';
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { readError } from '@studio/core/api/staffApi';
import { AccountMenu } from '@studio/layout/AccountMenu';
import { readPreference } from '@studio/core/browser/preferences';
import { useErrorText, useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { EmptyState } from '@staff/ui/Loading';

/** Opens the brand that was open last, or the first of the list. */
export function FirstBrand() {
  const t = useTexts('shell');
  const u = useTexts('ui');
  const errorText = useErrorText();
  const { data: brands, error, refetch } = useGetBrandsQuery();
  if (error) {
    return (
      <EmptyState title={t('app.loadFailed')} text={errorText(readError(error))}>
        <Button onClick={() => void refetch()}>{u('retry')}</Button>
      </EmptyState>
    );
  }
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
