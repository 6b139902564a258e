import { ArrowLeft, StickyNote } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useNavigate } from '@/lib/router';
import { useBrand } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { useShortcuts } from '@backoffice/browser/shortcuts';
import { moment } from '@backoffice/i18n/bangkokTime';
import { useReport } from '@backoffice/layout/Loaded';
import { Badge } from '@backoffice/ui/Badge';
import { Button, IconButton } from '@backoffice/ui/Button';
import { Notice } from '@backoffice/ui/Notice';
import { Kbd } from '@backoffice/ui/Tooltip';
import { type MemberNote, type MemberRecord, useUnpinNoteMutation } from '@desk/core/memberApi';
import { usePlaceState } from '@desk/core/memberPlaces';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { NoteDialog } from './NoteDialog';
import { SuspendButton } from './SuspendButton';

interface Props {
  readonly record: MemberRecord;
}

/** Who the member is, the way back, pinned warnings, and what can be done. */
export function MemberHead({ record }: Props) {
  const t = useTexts('member');
  const navigate = useNavigate();
  const { from = '/', row } = usePlaceState();
  const { brandId, brandName, member, warnings, play } = record;
  const mayNote = may(useBrand(brandId), 'members.note');
  const [isNoting, setNoting] = useState(false);
  const back = () => void navigate(from, { state: { row } });
  useShortcuts({ escape: back, ...(mayNote && { n: () => setNoting(true) }) });
  return (
    <Top>
      <IconButton size="s" label={t('back')} combo="escape" icon={ArrowLeft} onClick={back} />
      <Name>
        <h2>
          {member.name}
          <Badge tone={member.status === 'ACTIVE' ? 'success' : 'danger'}>
            {t(`status.${member.status}`)}
          </Badge>
          <Badge>{t('levelOf', { level: member.level })}</Badge>
          {play.playBreak && <Badge tone="warning">{t(`break.${play.playBreak.kind}`)}</Badge>}
        </h2>
        <p>
          {brandName} · {member.username}
        </p>
      </Name>
      <Acts>
        {mayNote && (
          <Button icon={StickyNote} onClick={() => setNoting(true)}>
            {t('note.add')} <Kbd combo="n" />
          </Button>
        )}
        <SuspendButton record={record} />
      </Acts>
      {warnings.map((note) => (
        <Warning key={note.uuid} record={record} note={note} />
      ))}
      {isNoting && <NoteDialog member={{ brandId, uuid: member.uuid }} onClose={() => setNoting(false)} />}
    </Top>
  );
}

/** A pinned note, until it is unpinned. */
function Warning({ record: { brandId, member }, note }: Props & { readonly note: MemberNote }) {
  const t = useTexts('member');
  const { language } = useLanguage();
  const report = useReport();
  const [unpin, { isLoading }] = useUnpinNoteMutation();
  const mayNote = may(useBrand(brandId), 'members.note');
  const send = async () => {
    const answer = await unpin({ brandId, uuid: member.uuid, noteUuid: note.uuid });
    report(answer, t('note.unpinned'));
  };
  return (
    <Wide>
      <Notice
        tone="warning"
        action={
          mayNote && (
            <Button size="s" pending={isLoading} onClick={() => void send()}>
              {t('note.unpin')}
            </Button>
          )
        }
      >
        <Lines>{note.text}</Lines>
        <small>
          {note.by} · {moment(note.at, language)}
        </small>
      </Notice>
    </Wide>
  );
}

const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: 10px;

  @media (max-width: 760px) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Name = styled.div`
  min-width: 0;

  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    font-size: 20px;
    line-height: 28px;
  }
  p {
    color: var(--s-muted);
    overflow-wrap: anywhere;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  @media (max-width: 760px) {
    grid-column: 1 / -1;

    & > button {
      flex: 1;
      min-height: 40px;
    }
    kbd {
      display: none;
    }
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;

  small {
    color: var(--s-muted);
    font-size: 12px;
  }
`;

const Lines = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
