import type { SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { FormBirthDate } from '@/ui/form/FormBirthDate';
import { Stack } from '@/ui/Stack';
import { toast } from '@/ui/toast';
import { CardHead } from './CardHead';
import { readTypedDate } from '#core/time/typedDate';
import { useSubmitBirthDateMutation } from './responsibleGamblingApi';

/** Asks a member who registered without a date of birth to enter it. */
export function BirthDateCard() {
  const { t } = useTranslation('responsible');
  const errorText = useErrorText();
  const [send, { isLoading }] = useSubmitBirthDateMutation();
  const { control, handleSubmit, setError } = useForm({ defaultValues: { birthDate: '' } });
  const isComplete = readTypedDate(useWatch({ control, name: 'birthDate' })) !== null;

  const submit = handleSubmit(async ({ birthDate }) => {
    const { error } = await send({ birthDate: readTypedDate(birthDate) ?? birthDate });
    if (error) setError('birthDate', { message: errorText(error as ApiError) }, { shouldFocus: true });
    else toast.success(t('birth.saved'));
  });

  return (
    <Card
      as="form"
      noValidate
      aria-label={t('birth.title')}
      onSubmit={(event: SubmitEvent) => void submit(event)}
    >
      <Stack>
        <CardHead icon="long" title={t('birth.title')} text={t('birth.text')} />
        <FormBirthDate
          control={control}
          name="birthDate"
          label={t('birth.label')}
          help={t('birth.help')}
          autoComplete="bday"
        />
        <Button type="submit" full pending={isLoading} disabled={!isComplete}>
          {t('birth.save')}
        </Button>
      </Stack>
    </Card>
  );
}
