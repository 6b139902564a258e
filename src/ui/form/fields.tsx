import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useHydratedInput } from '@/lib/useHydratedInput';
import type { ComponentType } from 'react';
import { AmountInput } from '../AmountInput';
import { DigitsInput, PhoneInput } from '../MaskedInput';
import { PasswordInput } from '../PasswordInput';
import { phoneMask } from '../maskedText';
import { TextInput } from '../TextInput';

/** Props that bind a control to one field of a form. */
interface Bound<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
}

/**
 * Maps value, change, blur and error of one field to the props of our controls.
 * @param clean normalizes typed text.
 */
function useFieldBinding<T extends FieldValues>(
  { control, name }: Bound<T>,
  clean?: (typed: string) => string,
) {
  const { field, fieldState } = useController({ control, name });
  const value = (field.value as string | undefined) ?? '';
  const onChange = field.onChange as (value: unknown) => void;
  return {
    name: field.name,
    ref: useHydratedInput(value, onChange, field.ref, clean),
    value,
    onChange,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
  };
}

type InputProps<P> = Omit<P, 'name' | 'value' | 'onChange' | 'onValueChange'>;

/**
 * Turns an input into a field of a form.
 * @param change the property of the input that reports its new value.
 * @param clean normalizes typed text.
 */
export function formField<P extends { readonly error?: string | undefined }>(
  Input: ComponentType<P>,
  change: 'onChange' | 'onValueChange',
  clean?: (typed: string) => string,
) {
  return function FormField<T extends FieldValues>({ control, name, ...rest }: Bound<T> & InputProps<P>) {
    const { error, onChange, ...field } = useFieldBinding({ control, name }, clean);
    const props = { ...rest, ...field, [change]: onChange, error: rest.error ?? error };
    return <Input {...(props as unknown as P)} />;
  };
}

/** The value is the text that was typed. */
export const FormAmount = formField(AmountInput, 'onValueChange');
export const FormDigits = formField(DigitsInput, 'onValueChange');
export const FormPassword = formField(PasswordInput, 'onChange');
export const FormPhone = formField(PhoneInput, 'onValueChange', phoneMask.clean);
export const FormText = formField(TextInput, 'onChange');
