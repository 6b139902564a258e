import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/errorText';
import { readAmount } from '#schemas/common/readAmount';
import { Button } from '@/ui/Button';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { FormAmount } from '@/ui/form/fields';
import { Stack } from '@/ui/Stack';
import { TextArea } from '@/ui/TextArea';

/** Maximum length of a note in characters, as in the contract. */
const NOTE_LENGTH = 200;

interface Props {
  /** Amount in baht, if the bank returned it. */
  readonly amount: number | null;
  readonly isPending: boolean;
  /** Submits the slip; returns the text of a failure, null on success. */
  readonly onSubmit: (amount: number, note: string) => Promise<string | null>;
  readonly onCancel: () => void;
}

/** Note to staff about a slip that the bank look-up did not settle. */
export function HandOverForm({ amount, isPending, onSubmit, onCancel }: Props) {
  const { t } = useTranslation('slip');
  const errorText = useErrorText();
  const { control, handleSubmit, register, setError } = useForm({
    defaultValues: { amount: amount === null ? '' : String(amount), note: '' },
    resolver: ruleResolver(({ amount: typed }) => ({
      amount: readAmount(typed).baht ? null : errorText({ code: 'AMOUNT_INVALID' }),
    })),
  });

  const submit = handleSubmit(async ({ amount: typed, note }) => {
    const { baht } = readAmount(typed);
    const message = baht ? await onSubmit(baht, oneLine(note)) : null;
    if (message) setError('amount', { message }, { shouldFocus: true });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t('handOver.title')}>
      <Stack>
        <p>{t('handOver.text')}</p>
        <FormAmount control={control} name="amount" label={t('handOver.amount')} />
        <TextArea
          {...register('note')}
          label={t('handOver.note')}
          placeholder={t('handOver.noteHint')}
          maxLength={NOTE_LENGTH}
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

/** The contract accepts a single line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
