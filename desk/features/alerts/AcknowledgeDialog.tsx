import { ReasonDialog } from '@desk/features/dialogs/ReasonDialog';
import { type Alert, useAcknowledgeMutation } from '@desk/core/alertApi';
import { useTexts } from '@desk/i18n/texts';
import { useAlertText } from './useAlertText';

interface Props {
  readonly alert: Alert;
  readonly onClose: () => void;
}

/** Asks what is done about an alert; colleagues read it. */
export function AcknowledgeDialog({ alert, onClose }: Props) {
  const t = useTexts('alert');
  const text = useAlertText();
  const [acknowledge, { isLoading, error }] = useAcknowledgeMutation();
  const send = async (reason: string) => {
    const { brandId, uuid } = alert;
    const answer = await acknowledge({ brandId, uuid, reason });
    if (!answer.error) onClose();
  };
  return (
    <ReasonDialog
      title={t('acknowledge')}
      text={text(alert)}
      label={t('reason')}
      submit={t('acknowledge')}
      isPending={isLoading}
      error={error}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
