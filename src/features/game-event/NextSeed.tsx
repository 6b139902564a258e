import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { TextInput } from '@/ui/TextInput';
import { toast } from '@/ui/toast';
import { useRotateSeedMutation } from './fairApi';

/** What the platform takes as the member's part of a draw. */
const PART = /^[A-Za-z0-9_-]{1,64}$/;

/** Tells the secret in use and begins the next one, with the member's own words in it where they give some (G3). */
export function NextSeed() {
  const { t } = useTranslation('prize');
  const tell = useErrorText();
  const [rotate, { isLoading }] = useRotateSeedMutation();
  const [part, setPart] = useState('');
  const isWrong = part !== '' && !PART.test(part);

  const reveal = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    const answer = await rotate(part === '' ? undefined : part);
    if (answer.error) {
      toast.error(tell(answer.error as ApiError));
      return;
    }
    setPart('');
    toast.success(t('fair.rotated'));
  };
  return (
    <form noValidate onSubmit={(event) => void reveal(event)}>
      <Stack $gap={10}>
        <TextInput
          label={t('fair.ownPart')}
          help={t('fair.ownPartHelp')}
          error={isWrong ? t('fair.ownPartWrong') : undefined}
          value={part}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setPart(target.value)}
        />
        <Button type="submit" variant="secondary" full pending={isLoading}>
          {t('fair.rotate')}
        </Button>
      </Stack>
    </form>
  );
}
