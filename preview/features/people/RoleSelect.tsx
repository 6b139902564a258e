import { type StaffRole, staffRoles } from '#schemas/api/callSpec';
import { useTexts } from '@studio/i18n/texts';
import { type Choice, Select } from '@staff/ui/Select';
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { EVERY_BRAND, useGetMeQuery } from '@studio/core/api/peopleApi';

interface Props {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: StaffRole;
  readonly onChange: (role: StaffRole) => void;
  readonly disabled?: boolean;
  readonly size?: 's' | 'm';
}

/** One of the five roles; its permissions are below it. */
export function RoleSelect({ hideLabel = false, ...rest }: Props) {
  const t = useTexts('people');
  return (
    <Select
      {...rest}
      hideLabel={hideLabel}
      help={hideLabel ? undefined : t(`roleHelp.${rest.value}`)}
      choices={staffRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
    />
  );
}

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
