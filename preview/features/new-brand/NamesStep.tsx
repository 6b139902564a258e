import { ArrowLeft, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { reservedBrandIds } from '#core/brand/reservedHosts';
import { patterns } from '#schemas/brand/patterns';
import { brand as brandSchema } from '#schemas/brand/brand';
import type { BrandSummary } from '@backoffice/api/brandListApi';
import { ErrorNotice } from '@backoffice/layout/Loaded';
import { Button } from '@backoffice/ui/Button';
import { Form, TextField } from '@backoffice/ui/Field';
import { useNotify } from '@backoffice/ui/Notice';
import { Stack } from '@backoffice/ui/Stack';
import { useCreateBrandMutation } from '@studio/core/api/brandsApi';
import { useTexts } from '@studio/i18n/texts';
import { useGo } from '@studio/layout/Leaving';
import type { Plan } from './plan';

interface Props {
  readonly brands: readonly BrandSummary[];
  readonly plan: Plan;
  readonly onBack: () => void;
}

/** Name and id, which create the brand. */
export function NamesStep({ brands, plan, onBack }: Props) {
  const t = useTexts('brandLife');
  const notify = useNotify();
  const go = useGo();
  const [create, { isLoading, error }] = useCreateBrandMutation();
  const [name, setName] = useState('');
  const [typedId, setTypedId] = useState<string | null>(null);
  const brandId = typedId ?? idOf(name);
  const wrong = brandId === '' ? undefined : idProblem(brandId, brands);
  const isComplete = name.trim() !== '' && brandId !== '' && wrong === undefined;

  const submit = async () => {
    if (!isComplete || isLoading) return;
    const { data } = await create({
      brandId,
      displayName: name.trim(),
      ...(plan.from !== null && { from: { brandId: plan.from, parts: [...plan.parts] } }),
    });
    if (!data) return;
    notify(t('created', { brand: data.displayName }));
    go(`/b/${brandId}?step=logo`);
  };
  return (
    <Form label={t('step.names')} onSubmit={() => void submit()}>
      <TextField
        label={t('names.name')}
        help={t('names.nameHelp')}
        value={name}
        maxLength={brandSchema.properties.displayName.maxLength}
        onChange={setName}
      />
      <TextField
        label={t('names.id')}
        help={t('names.idHelp')}
        error={wrong && t(`names.${wrong}`)}
        value={brandId}
        maxLength={30}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(text) => setTypedId(text.toLowerCase().replace(/\s+/g, '-'))}
      />
      <ErrorNotice error={error} />
      <Stack $row $justify="between">
        <Button icon={ArrowLeft} onClick={onBack}>
          {t('back')}
        </Button>
        <Button type="submit" variant="primary" icon={Sparkles} disabled={!isComplete} pending={isLoading}>
          {t('create')}
        </Button>
      </Stack>
    </Form>
  );
}

/** An id made of the Latin letters and digits of a name; empty for a Thai one. */
function idOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[0-9-]+|-+$/g, '')
    .slice(0, 30);
}

/** Why the id is refused, as far as this page knows; the server knows brands that the person may not see. */
function idProblem(id: string, brands: readonly BrandSummary[]): 'idShape' | 'idTaken' | undefined {
  if (!new RegExp(patterns.brandId, 'u').test(id)) return 'idShape';
  const isTaken = reservedBrandIds.includes(id) || brands.some(({ brandId }) => brandId === id);
  return isTaken ? 'idTaken' : undefined;
}
