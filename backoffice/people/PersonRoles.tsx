import type { ComponentProps } from 'react';
import { useReport } from '@backoffice/layout/Loaded';
import { Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { type StaffRole, staffRoles } from '#schemas/api/staffPermissions';
import { useTexts } from '@backoffice/i18n/texts';
import { Button, IconButton } from '@backoffice/ui/Button';
import { Menu } from '@backoffice/ui/Menu';
import { type Choice, Select } from '@backoffice/ui/Select';
import {
  type Person,
  administersAll,
  EVERY_BRAND,
  useGetMeQuery,
  useSetRoleMutation,
} from '@backoffice/api/peopleApi';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';

interface Props {
  readonly person: Person;
  /** Where the one who looks may give roles. */
  readonly brands: readonly Choice[];
}

/** The roles of one person, one line per brand; each change is in force at once. */
export function PersonRoles({ person, brands }: Props) {
  const report = useReport();
  const t = useTexts('people');
  const [setRole, { isLoading }] = useSetRoleMutation();
  const { uuid, name, roles } = person;
  const nameOf = (id: string) =>
    id === '*' ? t('people.allBrands') : (brands.find(({ value }) => value === id)?.label ?? id);
  const give = async (brandId: string, role: StaffRole | null) =>
    report(await setRole({ uuid, brandId, role }), t('people.roleSaved'));
  const free = brands.filter(({ value }) => roles.every(({ brandId }) => brandId !== value));
  return (
    <Lines>
      {roles.length === 0 && <p>{t('people.noRoles')}</p>}
      {roles.map(({ brandId, role }) => {
        const brand = nameOf(brandId);
        const mayChange = brands.some(({ value }) => value === brandId) && !isLoading;
        return (
          <Line key={brandId}>
            <span>{brand}</span>
            <RoleSelect
              label={t('people.roleAt', { name, brand })}
              hideLabel
              size="s"
              value={role}
              disabled={!mayChange}
              onChange={(next) => void give(brandId, next)}
            />
            <IconButton
              size="s"
              label={t('people.removeRole', { brand })}
              disabled={!mayChange}
              onClick={() => void give(brandId, null)}
              icon={X}
            />
          </Line>
        );
      })}
      {free.length > 0 && (
        <Add>
          <Menu
            align="start"
            trigger={
              <Button variant="ghost" size="s" icon={Plus}>
                {t('people.addRole')}
              </Button>
            }
            items={free.map(({ value, label }) => ({
              label,
              onSelect: () => void give(value, 'viewer'),
            }))}
          />
        </Add>
      )}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 4px;

  & > p {
    color: var(--s-faint);
  }
`;

/** Its text is aligned with the names of the brands. */
const Add = styled.div`
  margin-left: -8px;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 170px 26px;
  align-items: center;
  gap: 8px;

  & > span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

type RoleSelectProps = Omit<ComponentProps<typeof Select<StaffRole>>, 'choices' | 'help'>;

/** One of the roles; what it may do is below it. */
export function RoleSelect({ hideLabel = false, ...rest }: RoleSelectProps) {
  const t = useTexts('people');
  return (
    <Select
      {...rest}
      hideLabel={hideLabel}
      help={hideLabel || rest.value === null ? undefined : t(`roleHelp.${rest.value}`)}
      choices={staffRoles.map((role) => ({
        value: role,
        label: t(`role.${role}`),
        note: t(`roleHelp.${role}`),
      }))}
    />
  );
}

/** Where a role can be given by this person: the brands that they administer, and all of them for who administers all. */
export function useRoleBrands(): readonly Choice[] {
  const t = useTexts('people');
  const { data: brands = [] } = useGetBrandsQuery();
  const { data: me } = useGetMeQuery();
  const isEverywhere = me !== undefined && administersAll(me);
  const own = brands
    .filter((brand) => may(brand, 'people'))
    .map(({ brandId, displayName }) => ({ value: brandId, label: displayName }));
  return isEverywhere ? [{ value: EVERY_BRAND, label: t('people.allBrands') }, ...own] : own;
}
