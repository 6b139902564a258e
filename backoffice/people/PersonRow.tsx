import { useReport } from '@backoffice/layout/Loaded';
import { Ellipsis, ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useLanguage, useTexts } from '@backoffice/i18n/texts';
import { moment } from '@backoffice/i18n/bangkokTime';
import { Badge } from '@backoffice/ui/Badge';
import { Button, IconButton } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { Menu } from '@backoffice/ui/Menu';
import type { Choice } from '@backoffice/ui/Select';
import { type Person, useSetStatusMutation } from '@backoffice/api/peopleApi';
import { PersonRoles } from './PersonRoles';
import { ResetDialog } from './InviteDialog';

interface Props {
  readonly person: Person;
  readonly brands: readonly Choice[];
  readonly isMe: boolean;
}

/** One staff member: who, where with which role, and the way to stop them. */
export function PersonRow({ person, brands, isMe }: Props) {
  const t = useTexts('people');
  const { language } = useLanguage();
  const { name, email, secondFactor, lastLoginAt, status } = person;
  const { asks, setAsks, turn, isLoading } = useSuspension(person);
  const [resets, setResets] = useState(false);
  const isSuspended = status === 'SUSPENDED';
  const Shield = secondFactor ? ShieldCheck : ShieldOff;
  const factor = t(secondFactor ? 'people.factorOn' : 'people.factorOff');
  return (
    <Row data-suspended={isSuspended || undefined}>
      <Who>
        <p>
          <strong>{name}</strong>
          {isMe && <Badge>{t('people.you')}</Badge>}
          {isSuspended && <Badge tone="danger">{t('people.suspended')}</Badge>}
        </p>
        <p>{email}</p>
        <p>
          <Shield size={13} color={secondFactor ? 'var(--s-success)' : undefined} />
          {factor} ·{' '}
          {lastLoginAt === null
            ? t('people.never')
            : t('people.lastLogin', { at: moment(lastLoginAt, language) })}
        </p>
      </Who>
      <PersonRoles person={person} brands={brands} />
      <Menu
        trigger={
          <IconButton size="s" label={t('people.actions', { name })} disabled={isMe} icon={Ellipsis} />
        }
        items={
          isSuspended
            ? [{ label: t('people.restore'), onSelect: () => void turn() }]
            : [
                { label: t('reset.offer'), onSelect: () => setResets(true) },
                { label: t('people.suspend'), danger: true, onSelect: () => setAsks(true) },
              ]
        }
      />
      {resets && <ResetDialog person={person} onClose={() => setResets(false)} />}
      {asks && (
        <Dialog
          title={t('people.suspendAsk', { name })}
          text={t('people.suspendText')}
          width={420}
          onClose={() => setAsks(false)}
          actions={
            <Button variant="danger" pending={isLoading} onClick={() => void turn()}>
              {t('people.suspend')}
            </Button>
          }
        />
      )}
    </Row>
  );
}

function useSuspension({ uuid, status }: Person) {
  const report = useReport();
  const t = useTexts('people');
  const [asks, setAsks] = useState(false);
  const [setStatus, { isLoading }] = useSetStatusMutation();
  const isSuspended = status === 'SUSPENDED';
  const turn = async () => {
    const answer = await setStatus({ uuid, status: isSuspended ? 'ACTIVE' : 'SUSPENDED' });
    setAsks(false);
    report(answer, t(isSuspended ? 'people.restoreDone' : 'people.suspendDone'));
  };
  return { asks, setAsks, turn, isLoading };
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px 26px;
  align-items: start;
  gap: 16px;
  padding: 12px 12px 12px 16px;

  @media (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr) 26px;

    & > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }

  &[data-suspended] strong {
    color: var(--s-muted);
    text-decoration: line-through;
  }
`;

const Who = styled.div`
  min-width: 0;

  p {
    overflow-wrap: anywhere;
  }
  p:first-child {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 26px;
  }
  p > svg {
    margin-right: 4px;
    vertical-align: -2px;
  }
  p + p {
    color: var(--s-muted);
    font-size: 13px;
  }
`;
