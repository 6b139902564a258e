import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { phoneMask } from '../maskedText';
import { PhoneInput } from '../PhoneInput';
import { useFieldBinding } from './useFieldBinding';
import type { Bound } from './useFieldBinding';

type Props<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof PhoneInput>, 'name' | 'value' | 'onValueChange'>;

/** `PhoneInput` as a field of a form. */
export function FormPhone<T extends FieldValues>({ control, name, ...rest }: Props<T>) {
  const { error, onChange, ...field } = useFieldBinding({ control, name }, phoneMask.clean);
  return <PhoneInput {...rest} {...field} onValueChange={onChange} error={rest.error ?? error} />;
}
