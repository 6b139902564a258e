import { ScrollText, UserPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { readError } from '@studio/core/api/staffApi';
import { matches } from '@staff/ui/SearchSelect';
import { useErrorText, useTexts } from '@studio/i18n/texts';
import { Button, LinkButton } from '@staff/ui/Button';
import { EmptyState, Skeleton } from '@staff/ui/Loading';
import { TextField } from '@staff/ui/Field';
import { InviteDialog } from './InviteDialog';
import { EVERY_BRAND, useGetMeQuery, useGetPeopleQuery } from '@studio/core/api/peopleApi';
import { PersonRow } from './PersonRow';
import { PlainPage } from '@studio/layout/PlainPage';
import { useRoleBrands } from './PersonRoles';

/** Staff, their roles at each brand, invitations. */
export function PeoplePage() {
  const t = useTexts('people');
  const u = useTexts('ui');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [isInviting, setInviting] = useState(false);
  const { data: people, error, refetch } = useGetPeopleQuery();
  const { data: me } = useGetMeQuery();
  const brands = useRoleBrands();
  const failure = readError(error);
  const shown = people?.filter(({ name, email }) => matches(typed, [name, email]));
  const actions = (
    <Actions>
      {brands.some(({ value }) => value === EVERY_BRAND) && (
        <LinkButton to="/audit" icon={<ScrollText size={15} aria-hidden="true" />}>
          {t('audit.ofAll')}
        </LinkButton>
      )}
      <Button
        variant="primary"
        icon={<UserPlus size={15} aria-hidden="true" />}
        onClick={() => setInviting(true)}
      >
        {t('people.invite')}
      </Button>
    </Actions>
  );
  return (
    <PlainPage title={t('people.title')} text={t('people.lead')} action={people && actions}>
      {failure && (
        <EmptyState title={failure.status === 403 ? t('people.forbidden') : errorText(failure)}>
          {failure.status !== 403 && <Button onClick={() => void refetch()}>{u('retry')}</Button>}
        </EmptyState>
      )}
      {!people && !failure && <Skeleton $h={200} />}
      {people && people.length > 8 && (
        <Filter>
          <TextField
            label={t('people.search')}
            placeholder={t('people.search')}
            hideLabel
            type="search"
            value={typed}
            onChange={setTyped}
          />
        </Filter>
      )}
      {shown && shown.length > 0 && (
        <List>
          {shown.map((person) => (
            <PersonRow
              key={person.uuid}
              person={person}
              brands={brands}
              isMe={person.uuid === me?.staff.uuid}
            />
          ))}
        </List>
      )}
      {shown?.length === 0 && <EmptyState title={t('people.none')} />}
      {isInviting && <InviteDialog brands={brands} onClose={() => setInviting(false)} />}
    </PlainPage>
  );
}

const Actions = styled.div`
  display: flex;
  gap: 8px;
`;

const Filter = styled.div`
  max-width: 320px;
  margin-bottom: 12px;
`;

const List = styled.ul`
  border: 1px solid var(--s-line);
  border-radius: 10px;
  background: var(--s-panel);
`;
