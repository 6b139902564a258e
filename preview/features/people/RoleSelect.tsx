import { type StaffRole, staffRoles } from '#schemas/api/callSpec';
import { useTexts } from '@studio/i18n/texts';
import { Select } from '@staff/ui/Select';

interface Props {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: StaffRole;
  readonly onChange: (role: StaffRole) => void;
  readonly disabled?: boolean;
  readonly size?: 's' | 'm';
}

/** One of the five roles; what it may do stands below it. */
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
