import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/errorText';
import { readAmount } from '#schemas/common/readAmount';
import { AmountInput } from '@/ui/AmountInput';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { TextArea } from '@/ui/TextArea';

/** Longest note in characters, as the contract has it. */
const NOTE_LENGTH = 200;

interface Props {
  /** Baht, when the bank named it. */
  readonly amount: number | null;
  readonly isPending: boolean;
  /** Sends it; answers the text of a failure, null when it went well. */
  readonly onSubmit: (amount: number, note: string) => Promise<string | null>;
  readonly onCancel: () => void;
}

/** What staff should know of a slip that the bank look-up did not settle (API-127). */
export function HandOverForm({ amount, isPending, onSubmit, onCancel }: Props) {
  const { t } = useTranslation('slip');
  const tell = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(amount === null ? '' : String(amount));
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { baht } = readAmount(typed);
    const told = baht ? await onSubmit(baht, oneLine(note)) : tell({ code: 'AMOUNT_INVALID' });
    setFailure(told);
    if (told) input.current?.focus();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('handOver.title')}>
      <Stack>
        <p>{t('handOver.text')}</p>
        <AmountInput
          ref={input}
          name="amount"
          label={t('handOver.amount')}
          value={typed}
          onValueChange={(next) => {
            setTyped(next);
            setFailure(null);
          }}
          error={failure ?? undefined}
        />
        <TextArea
          name="note"
          label={t('handOver.note')}
          placeholder={t('handOver.noteHint')}
          maxLength={NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" size="large" full pending={isPending}>
          {t('handOver.submit')}
        </Button>
        <Button variant="ghost" full onClick={onCancel}>
          {t('handOver.cancel')}
        </Button>
      </Stack>
    </form>
  );
}

/** The contract takes one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
