import type { SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { FileDrop } from '@/ui/FileDrop';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { Stack } from '@/ui/Stack';
import { checkSlipFile, SLIP_ACCEPT } from './checkSlipFile';

interface Props {
  /** Maximum age of a transfer in hours. */
  readonly maxAgeHours: number;
  readonly isPending: boolean;
  /** Uploads the image; returns the text of a failure, null when it was read. */
  readonly onSubmit: (file: File) => Promise<string | null>;
}

interface Values {
  readonly file: File | null;
}

/** Selects an image, shows a preview, and submits it for verification. */
export function SlipForm({ maxAgeHours, isPending, onSubmit }: Props) {
  const { t } = useTranslation('slip');
  const { control, handleSubmit, setError, clearErrors, setValue, formState } = useForm<Values>({
    defaultValues: { file: null },
    resolver: ruleResolver(({ file: chosen }) => {
      const problem = chosen ? checkSlipFile(chosen) : 'file.required';
      return { file: problem && t(problem) };
    }),
  });
  const file = useWatch({ control, name: 'file' });
  const error = formState.errors.file;
  const isRefused = error?.type === 'server';

  const choose = (next: File | null) => {
    clearErrors();
    setValue('file', next, { shouldValidate: next !== null });
  };
  const submit = handleSubmit(async ({ file: chosen }) => {
    const message = chosen && (await onSubmit(chosen));
    if (message) setError('file', { type: 'server', message });
  });

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
          error={error?.message}
          accept={SLIP_ACCEPT}
          file={error && !isRefused ? null : file}
          onFile={choose}
          disabled={isPending}
        />
        <Button type="submit" size="large" full pending={isPending}>
          {t('form.verify')}
        </Button>
        {isRefused && (
          <Button variant="secondary" full onClick={() => choose(null)}>
            {t('action.chooseAnother')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
