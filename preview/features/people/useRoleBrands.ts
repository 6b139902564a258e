import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { useTexts } from '@studio/i18n/texts';
import type { Choice } from '@staff/ui/Select';
import { EVERY_BRAND, useGetMeQuery } from '@studio/core/api/peopleApi';

/** Where a role can be given by this person: the brands that they administer, and all of them for who administers all. */
export function useRoleBrands(): readonly Choice[] {
  const t = useTexts('people');
  const { data: brands = [] } = useGetBrandsQuery();
  const { data: me } = useGetMeQuery();
  const isEverywhere = me?.staff.roles.some(
    ({ brandId, role }) => brandId === EVERY_BRAND && role === 'admin',
  );
  const own = brands
    .filter(({ role }) => role === 'admin')
    .map(({ brandId, displayName }) => ({ value: brandId, label: displayName }));
  return isEverywhere === true ? [{ value: EVERY_BRAND, label: t('people.allBrands') }, ...own] : own;
}
