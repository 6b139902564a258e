import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useHydratedInput } from '@/lib/useHydratedInput';
import type { ComponentProps } from 'react';
import { AmountInput } from '../AmountInput';
import { DateInput, DigitsInput, PhoneInput } from '../MaskedInput';
import { PasswordInput } from '../PasswordInput';
import { phoneMask } from '../maskedText';
import { SelectInput } from '../SelectInput';
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

type Props<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof DateInput>, 'name' | 'value' | 'onValueChange'>;

/** `DateInput` as a field of a form. */
export function FormDate<T extends FieldValues>({ control, name, ...rest }: Props<T>) {
  const { error, onChange, ...field } = useFieldBinding({ control, name });
  return <DateInput {...rest} {...field} onValueChange={onChange} error={rest.error ?? error} />;
}

type FormAmountProps<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof AmountInput>, 'name' | 'value' | 'onValueChange'>;

/** `AmountInput` as a field of a form; its value is the text that was typed. */
export function FormAmount<T extends FieldValues>({ control, name, ...rest }: FormAmountProps<T>) {
  const { error, onChange, onBlur: _, ...field } = useFieldBinding({ control, name });
  return <AmountInput {...rest} {...field} onValueChange={onChange} error={rest.error ?? error} />;
}

type FormDigitsProps<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof DigitsInput>, 'name' | 'value' | 'onValueChange'>;

/** `DigitsInput` as a field of a form. */
export function FormDigits<T extends FieldValues>({ control, name, ...rest }: FormDigitsProps<T>) {
  const { error, onChange, ...field } = useFieldBinding({ control, name });
  return <DigitsInput {...rest} {...field} onValueChange={onChange} error={rest.error ?? error} />;
}

type FormPasswordProps<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof PasswordInput>, 'name' | 'value' | 'onChange'>;

/** `PasswordInput` as a field of a form. */
export function FormPassword<T extends FieldValues>({ control, name, ...rest }: FormPasswordProps<T>) {
  const { error, onChange, ...field } = useFieldBinding({ control, name });
  return <PasswordInput {...rest} {...field} onChange={onChange} error={rest.error ?? error} />;
}

type FormPhoneProps<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof PhoneInput>, 'name' | 'value' | 'onValueChange'>;

/** `PhoneInput` as a field of a form. */
export function FormPhone<T extends FieldValues>({ control, name, ...rest }: FormPhoneProps<T>) {
  const { error, onChange, ...field } = useFieldBinding({ control, name }, phoneMask.clean);
  return <PhoneInput {...rest} {...field} onValueChange={onChange} error={rest.error ?? error} />;
}

type FormSelectProps<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof SelectInput>, 'name' | 'value' | 'onChange'>;

/** `SelectInput` as a field of a form. */
export function FormSelect<T extends FieldValues>({ control, name, ...rest }: FormSelectProps<T>) {
  const { error, onChange, ...field } = useFieldBinding({ control, name });
  return <SelectInput {...rest} {...field} onChange={onChange} error={rest.error ?? error} />;
}

type FormTextProps<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof TextInput>, 'name' | 'value' | 'onChange'>;

/** `TextInput` as a field of a form. */
export function FormText<T extends FieldValues>({ control, name, ...rest }: FormTextProps<T>) {
  const { error, onChange, ...field } = useFieldBinding({ control, name });
  return <TextInput {...rest} {...field} onChange={onChange} error={rest.error ?? error} />;
}
