import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { Button } from '@/ui/Button';
import { ruleResolver } from '@/ui/form/ajvResolver';
import { FormText } from '@/ui/form/fields';
import { Stack } from '@/ui/Stack';
import { toast } from '@/ui/toast';
import { useRotateSeedMutation } from './fairApi';

/** Format of a client seed that the platform accepts. */
const PART = /^[A-Za-z0-9_-]{1,64}$/;

/** Reveals the current server seed and starts the next one, optionally with the member's client seed. */
export function NextSeed() {
  const { t } = useTranslation('prize');
  const errorText = useErrorText();
  const [rotate, { isLoading }] = useRotateSeedMutation();
  const { control, handleSubmit, reset } = useForm({
    defaultValues: { part: '' },
    mode: 'onChange',
    resolver: ruleResolver(({ part }) => ({
      part: part === '' || PART.test(part) ? null : t('fair.ownPartWrong'),
    })),
  });

  const reveal = handleSubmit(async ({ part }) => {
    const answer = await rotate(part === '' ? undefined : part);
    if (answer.error) {
      toast.error(errorText(answer.error as ApiError));
      return;
    }
    reset();
    toast.success(t('fair.rotated'));
  });

  return (
    <form noValidate onSubmit={(event) => void reveal(event)}>
      <Stack $gap={10}>
        <FormText
          control={control}
          name="part"
          label={t('fair.ownPart')}
          help={t('fair.ownPartHelp')}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="secondary" full pending={isLoading}>
          {t('fair.rotate')}
        </Button>
      </Stack>
    </form>
  );
}
