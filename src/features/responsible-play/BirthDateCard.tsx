import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DateInput } from '@/ui/MaskedInput';
import { Stack } from '@/ui/Stack';
import { toast } from '@/ui/toast';
import { CardHead } from './CardHead';
import { isoOfTyped } from '@/lib/dateRange';
import { useTellBirthDateMutation } from './responsiblePlayApi';

/** Asks for the date of birth of somebody who registered without it (R7). */
export function BirthDateCard() {
  const { t } = useTranslation('responsible');
  const tell = useErrorText();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [send, { isLoading }] = useTellBirthDateMutation();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { error } = await send({ birthDate: isoOfTyped(typed) });
    if (error) setProblem(tell(error as ApiError));
    else toast.success(t('birth.saved'));
  };

  return (
    <Card
      as="form"
      noValidate
      aria-label={t('birth.title')}
      onSubmit={(event: SubmitEvent) => void submit(event)}
    >
      <Stack>
        <CardHead icon="long" title={t('birth.title')} text={t('birth.text')} />
        <DateInput
          label={t('birth.label')}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            setProblem(undefined);
          }}
          error={problem}
          help={t('birth.help')}
          autoComplete="bday"
        />
        <Button type="submit" full pending={isLoading} disabled={typed.length < 8}>
          {t('birth.save')}
        </Button>
      </Stack>
    </Card>
  );
}
