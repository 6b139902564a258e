import { Loaded } from '@backoffice/layout/Loaded';
import type { Choice } from '@backoffice/ui/Select';
import { FramedList, Stack } from '@backoffice/ui/Stack';
import { ScrollText, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { matches } from '@backoffice/ui/SearchSelect';
import { useTexts } from '@backoffice/i18n/texts';
import { LinkButton } from '@backoffice/ui/Button';
import { EmptyState } from '@backoffice/ui/Loading';
import { TextField } from '@backoffice/ui/Field';
import { InviteDialog } from './InviteDialog';
import { EVERY_BRAND, type Person, useGetMeQuery, useGetPeopleQuery } from '@backoffice/api/peopleApi';
import { PersonRow } from './PersonRow';
import { DialogButton, PlainPage } from '@backoffice/layout/PlainPage';
import { useRoleBrands } from './PersonRoles';

/** Staff, their roles at each brand, invitations. */
export function PeoplePage() {
  const t = useTexts('people');
  const query = useGetPeopleQuery();
  const brands = useRoleBrands();
  const actions = (
    <Stack $row>
      {brands.some(({ value }) => value === EVERY_BRAND) && (
        <LinkButton to={`/audit/${EVERY_BRAND}`} icon={ScrollText}>
          {t('audit.ofAll')}
        </LinkButton>
      )}
      <DialogButton
        label={t('people.invite')}
        icon={UserPlus}
        dialog={(close) => <InviteDialog brands={brands} onClose={close} />}
      />
    </Stack>
  );
  return (
    <PlainPage title={t('people.title')} text={t('people.lead')} action={query.data && actions}>
      <Loaded query={query} forbidden={t('people.forbidden')}>
        {(people) => <People people={people} brands={brands} />}
      </Loaded>
    </PlainPage>
  );
}

interface Props {
  readonly people: readonly Person[];
  readonly brands: readonly Choice[];
}

/** The staff; a long list can be searched. */
function People({ people, brands }: Props) {
  const t = useTexts('people');
  const [typed, setTyped] = useState('');
  const { data: me } = useGetMeQuery();
  const shown = people.filter(({ name, email }) => matches(typed, [name, email]));
  return (
    <Stack $gap={3}>
      {people.length > 8 && (
        <Stack $w={320}>
          <TextField
            label={t('people.search')}
            placeholder={t('people.search')}
            hideLabel
            type="search"
            value={typed}
            onChange={setTyped}
          />
        </Stack>
      )}
      {shown.length === 0 && <EmptyState title={t('people.none')} />}
      {shown.length > 0 && (
        <FramedList>
          {shown.map((person) => (
            <PersonRow
              key={person.uuid}
              person={person}
              brands={brands}
              isMe={person.uuid === me?.staff.uuid}
            />
          ))}
        </FramedList>
      )}
    </Stack>
  );
}
