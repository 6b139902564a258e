import { useState } from 'react';
import { useNotify } from '@backoffice/ui/Notice';
import { Switch } from '@backoffice/ui/Switch';
import { type MemberKey, useAddNoteMutation } from '@desk/core/memberApi';
import { ReasonDialog } from '@desk/features/dialogs/ReasonDialog';
import { useTexts } from '@desk/i18n/texts';

interface Props {
  readonly member: MemberKey;
  readonly onClose: () => void;
}

/** Adds a note about a member; a pinned one is shown as a warning. */
export function NoteDialog({ member, onClose }: Props) {
  const t = useTexts('member');
  const notify = useNotify();
  const [add, { isLoading, error }] = useAddNoteMutation();
  const [pinned, setPinned] = useState(false);
  const send = async (text: string) => {
    const answer = await add({ ...member, text, ...(pinned && { pinned }) });
    if (answer.error) return;
    notify(t('note.done'));
    onClose();
  };
  return (
    <ReasonDialog
      title={t('note.add')}
      text={t('note.text')}
      label={t('note')}
      submit={t('note.save')}
      isLong
      isPending={isLoading}
      error={error}
      onSend={(text) => void send(text)}
      onClose={onClose}
    >
      <Switch label={t('note.pin')} checked={pinned} onChange={setPinned} />
    </ReasonDialog>
  );
}
