import { useNotify } from '@backoffice/ui/Notice';
import { type QueueItem, useTakeOverMutation } from '@desk/core/queueApi';
import { ReasonDialog } from '@desk/features/dialogs/ReasonDialog';
import { useTexts } from '@desk/i18n/texts';

interface Props {
  readonly item: QueueItem;
  /** Who holds the item now. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Takes an item from a colleague, with a reason that is audited. */
export function TakeOverDialog({ item: { kind, uuid }, name, onClose }: Props) {
  const t = useTexts('review');
  const notify = useNotify();
  const [takeOver, { isLoading, error }] = useTakeOverMutation();
  const send = async (reason: string) => {
    const answer = await takeOver({ kind, uuid, reason });
    if (answer.error) return;
    notify(t('takeOver.done'));
    onClose();
  };
  return (
    <ReasonDialog
      title={t('takeOver.title', { name })}
      text={t('takeOver.text', { name })}
      label={t('takeOver.reason')}
      submit={t('claim.takeOver')}
      isDanger
      isPending={isLoading}
      error={error}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
