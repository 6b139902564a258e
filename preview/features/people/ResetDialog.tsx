import { readError } from '@studio/core/api/staffApi';
import { useErrorText } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { Dialog } from '@staff/ui/Dialog';
import { Notice } from '@staff/ui/Notice';
import { LinkOnce } from './LinkOnce';
import { type Person, useOfferResetMutation } from '@studio/core/api/peopleApi';

interface Props {
  readonly person: Person;
  readonly onClose: () => void;
}

/** A way back in for somebody who lost their password or their phone; nothing changes until they take it. */
export function ResetDialog({ person: { uuid, name, email }, onClose }: Props) {
  const t = useTexts('people');
  const errorText = useErrorText();
  const [offer, { data, isLoading, error }] = useOfferResetMutation();
  const failure = readError(error);
  if (data) return <LinkOnce title={t('reset.ready', { email })} page="reset" {...data} onClose={onClose} />;
  return (
    <Dialog
      title={t('reset.ask', { name })}
      text={t('reset.text')}
      width={420}
      onClose={onClose}
      actions={
        <Button variant="primary" pending={isLoading} onClick={() => void offer(uuid)}>
          {t('reset.make')}
        </Button>
      }
    >
      {failure ? (
        <Notice tone="danger" live>
          {errorText(failure)}
        </Notice>
      ) : null}
    </Dialog>
  );
}
