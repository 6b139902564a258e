import { useState } from 'react';
import { bangkokIso } from '#core/time/bangkok';
import { useNotify } from '@backoffice/ui/Notice';
import { SegmentedControl } from '@backoffice/ui/Select';
import { type QueueItem, useHoldItemMutation } from '@desk/core/queueApi';
import { ReasonDialog } from '@desk/features/dialogs/ReasonDialog';
import { useTexts } from '@desk/i18n/texts';

interface Props {
  readonly item: QueueItem;
  readonly onHeld: () => void;
  readonly onClose: () => void;
}

const MINUTE = 60_000;
/** How long an item may be put aside, in minutes. */
const spans = [15, 60, 240, 1440] as const;

/** Puts an item aside for a time; the clock of its target stops meanwhile. */
export function HoldDialog({ item: { kind, uuid }, onHeld, onClose }: Props) {
  const t = useTexts('review');
  const notify = useNotify();
  const [hold, { isLoading, error }] = useHoldItemMutation();
  const [span, setSpan] = useState('15');
  const send = async (reason: string) => {
    const until = bangkokIso(Date.now() + Number(span) * MINUTE);
    const answer = await hold({ kind, uuid, reason, until });
    if (answer.error) return;
    notify(t('hold.done'));
    onClose();
    onHeld();
  };
  return (
    <ReasonDialog
      title={t('hold.title')}
      text={t('hold.text')}
      label={t('hold.reason')}
      submit={t('hold.submit')}
      isPending={isLoading}
      error={error}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    >
      <SegmentedControl
        label={t('hold.until')}
        value={span}
        choices={spans.map((minutes) => ({
          value: String(minutes),
          label: minutes < 60 ? t('hold.minutes', { n: minutes }) : t('hold.hours', { n: minutes / 60 }),
        }))}
        onChange={setSpan}
      />
    </ReasonDialog>
  );
}
