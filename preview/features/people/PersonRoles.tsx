import { Plus, X } from 'lucide-react';
import styled from 'styled-components';
import type { StaffRole } from '#schemas/api/callSpec';
import { readError } from '@studio/core/api/staffApi';
import { useErrorText } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { IconButton } from '@staff/ui/IconButton';
import { Menu } from '@staff/ui/Menu';
import { useNotify } from '@staff/ui/notify';
import type { Choice } from '@staff/ui/Select';
import { type Person, useSetRoleMutation } from '@studio/core/api/peopleApi';
import { RoleSelect } from './RoleSelect';

interface Props {
  readonly person: Person;
  /** Where the one who looks may give roles. */
  readonly brands: readonly Choice[];
}

/** The roles of one person, one line per brand; each change is in force at once. */
export function PersonRoles({ person, brands }: Props) {
  const notify = useNotify();
  const t = useTexts('people');
  const errorText = useErrorText();
  const [setRole, { isLoading }] = useSetRoleMutation();
  const { uuid, name, roles } = person;
  const nameOf = (id: string) =>
    id === '*' ? t('people.allBrands') : (brands.find(({ value }) => value === id)?.label ?? id);
  const give = async (brandId: string, role: StaffRole | null) => {
    const answer = await setRole({ uuid, brandId, role });
    if (answer.error) notify(errorText(readError(answer.error)), 'danger');
    else notify(t('people.roleSaved'));
  };
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
            >
              <X size={14} aria-hidden="true" />
            </IconButton>
          </Line>
        );
      })}
      {free.length > 0 && (
        <Add>
          <Menu
            align="start"
            trigger={
              <Button variant="ghost" size="s" icon={<Plus size={14} aria-hidden="true" />}>
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
