import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { FileDrop } from '@/ui/FileDrop';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { Stack } from '@/ui/Stack';
import { StickyAction } from '@/ui/StickyAction';
import { useErrorText } from '@/i18n/errorText';
import { readAmount } from '#schemas/common/readAmount';
import { FormAmount } from '@/ui/form/fields';
import { TextArea } from '@/ui/TextArea';

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
        {isRefused && (
          <Button variant="secondary" full onClick={() => choose(null)}>
            {t('action.chooseAnother')}
          </Button>
        )}
      </Stack>
      <StickyAction>
        <Button type="submit" size="large" full pending={isPending}>
          {t('form.verify')}
        </Button>
      </StickyAction>
    </Card>
  );
}

/** Maximum length of a note in characters, as in the contract. */
const NOTE_LENGTH = 200;

interface HandOverFormProps {
  /** Amount in baht, if the bank returned it. */
  readonly amount: number | null;
  readonly isPending: boolean;
  /** Submits the slip; returns the text of a failure, null on success. */
  readonly onSubmit: (amount: number, note: string) => Promise<string | null>;
  readonly onCancel: () => void;
}

/** Note to staff about a slip that the bank look-up did not settle. */
export function HandOverForm({ amount, isPending, onSubmit, onCancel }: HandOverFormProps) {
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
      </Stack>
      <StickyAction>
        <Button type="submit" size="large" full pending={isPending}>
          {t('handOver.submit')}
        </Button>
      </StickyAction>
      <Cancel>
        <Button variant="ghost" full onClick={onCancel}>
          {t('handOver.cancel')}
        </Button>
      </Cancel>
    </form>
  );
}

const Cancel = styled.div`
  margin-top: 20px;
`;

/** The contract accepts a single line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Maximum size of a slip image in bytes. */
export const SLIP_MAX_BYTES = 4 * 1024 * 1024;

/** File types that the picker offers. */
export const SLIP_ACCEPT = 'image/jpeg,image/png,image/webp';

export type SlipFileError = 'file.type' | 'file.heic' | 'file.size' | 'file.empty' | 'file.required';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** Why a file cannot be a slip, checked before any upload; null when it can. */
export function checkSlipFile(file: FileFacts | null): SlipFileError | null {
  if (!file) return 'file.required';
  if (isHeic(file)) return 'file.heic';
  if (!isImage(file)) return 'file.type';
  if (file.size === 0) return 'file.empty';
  return file.size > SLIP_MAX_BYTES ? 'file.size' : null;
}

/** iPhones provide HEIC files, often without a MIME type. */
function isHeic({ name, type }: FileFacts): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

function isImage({ name, type }: FileFacts): boolean {
  return type === '' ? /\.(jpe?g|png|webp)$/i.test(name) : SLIP_ACCEPT.split(',').includes(type);
}
