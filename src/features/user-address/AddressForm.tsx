import styled from 'styled-components';
import { useId, useMemo } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { validate } from '#schemas/forms/address?validate';
import { Button } from '@/ui/Button';
import { ajvResolver } from '@/ui/form/ajvResolver';
import { FormDigits, FormPhone, FormText } from '@/ui/form/fields';
import { showRefusal } from '@/ui/form/showRefusal';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { StickyAction } from '@/ui/StickyAction';
import { toast } from '@/ui/toast';
import { usePlaces } from './usePlaces';
import { type Address, type AddressForm as Values, useSaveAddressMutation } from './addressApi';

interface Props {
  readonly address: Address | null;
  /** Called after a save, because the header may show part of it. */
  readonly onSaved: () => void;
}

/** Form for the delivery address of rewards. */
export function AddressForm({ address, onSaved }: Props) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const [save, { isLoading }] = useSaveAddressMutation();
  const form = useForm<Values>({ defaultValues: valuesOf(address), resolver: useRules() });
  const { control, formState } = form;

  const places = usePlaces(form);

  const submit = form.handleSubmit(async (body) => {
    const answer = await save(body);
    if (answer.error) {
      const error = answer.error as ApiError;
      showRefusal(form, error, errorText(error));
      return;
    }
    toast.success(t('address.saved'));
    onSaved();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <FormText
          control={control}
          name="receiver"
          label={t('address.receiver')}
          autoComplete="name"
          required
        />
        <FormPhone control={control} name="phone" label={t('address.phone')} required />
        <FormText
          control={control}
          name="line"
          label={t('address.line')}
          autoComplete="street-address"
          required
        />
        <FormDigits
          control={control}
          name="postcode"
          label={t('address.postcode')}
          help={t('address.postcodeHint')}
          maxDigits={5}
          autoComplete="postal-code"
          required
        />
        <Pair>
          {(['subdistrict', 'district'] as const).map((name) => (
            <Suggested key={name} control={control} name={name} names={places[name]} />
          ))}
        </Pair>
        <Suggested control={control} name="province" names={places.province} />
        {formState.errors.root && <Notice tone="danger">{formState.errors.root.message}</Notice>}
      </Stack>
      <StickyAction>
        <Button type="submit" size="large" full pending={isLoading}>
          {t('address.save')}
        </Button>
      </StickyAction>
    </form>
  );
}

interface SuggestedProps {
  readonly control: Control<Values>;
  readonly name: 'subdistrict' | 'district' | 'province';
  readonly names: readonly string[];
}

/** A text with suggestions; any other text is accepted. */
function Suggested({ control, name, names }: SuggestedProps) {
  const { t } = useTranslation('settings');
  const list = useId();
  return (
    <div>
      <FormText control={control} name={name} label={t(`address.${name}`)} list={list} required />
      <datalist id={list}>
        {names.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </div>
  );
}

function useRules() {
  const { t } = useTranslation('settings');
  const errors = useTranslation('errors').t;
  return useMemo(() => {
    const fields = ['receiver', 'phone', 'line', 'subdistrict', 'district', 'province', 'postcode'] as const;
    const required = fields.map((name): [string, string] => [
      `${name}:required`,
      errors('REQUIRED', { field: t(`address.${name}`) }),
    ]);
    return ajvResolver<Values>(validate, {
      ...Object.fromEntries(required),
      phone: errors('PHONE_FORMAT'),
      postcode: errors('POSTCODE_FORMAT'),
      receiver: errors('NAME_FORMAT'),
      '*': errors('VALIDATION'),
    });
  }, [t, errors]);
}

function valuesOf(address: Address | null): Values {
  const {
    receiver = '',
    phone = '',
    line = '',
    subdistrict = '',
    district = '',
    province = '',
    postcode = '',
  } = address ?? {};
  return { receiver, phone, line, subdistrict, district, province, postcode };
}

/** Side by side if the longest province name fits. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 148px), 1fr));
  gap: 16px 12px;
  align-items: start;
`;
