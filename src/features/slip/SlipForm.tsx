import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { FileDrop } from '@/ui/FileDrop';
import { Stack } from '@/ui/Stack';
import { checkSlipFile, SLIP_ACCEPT, type SlipFileError } from './checkSlipFile';

interface Props {
  /** Hours after which a transfer is too old. */
  readonly maxAgeHours: number;
  readonly isPending: boolean;
  /** Sends the picture; answers the text of a failure, null when it was read. */
  readonly onSubmit: (file: File) => Promise<string | null>;
}

/** Chooses one picture, shows it, and has it checked (RTM-09, VAL-09). */
export function SlipForm({ maxAgeHours, isPending, onSubmit }: Props) {
  const { t } = useTranslation('slip');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<SlipFileError | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const choose = (next: File | null) => {
    const found = next && checkSlipFile(next);
    setProblem(found);
    setFailure(null);
    setFile(found ? null : next);
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (file) setFailure(await onSubmit(file));
    else setProblem(problem ?? 'file.required');
  };

  return (
    <Card
      as="form"
      noValidate
      onSubmit={(event: SubmitEvent) => void submit(event)}
      aria-label={t('form.title')}
    >
      <Stack>
        <FileDrop
          label={t('form.title')}
          prompt={t('form.dropHint')}
          help={t('form.rules', { hours: maxAgeHours })}
          error={failure ?? (problem ? t(problem) : undefined)}
          accept={SLIP_ACCEPT}
          file={file}
          onFile={choose}
          disabled={isPending}
        />
        <Button type="submit" size="large" full pending={isPending}>
          {t('form.verify')}
        </Button>
        {failure && (
          <Button variant="secondary" full onClick={() => choose(null)}>
            {t('action.chooseAnother')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
