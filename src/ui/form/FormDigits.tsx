import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DigitsInput } from '../DigitsInput';
import { useFieldBinding } from './useFieldBinding';
import type { Bound } from './useFieldBinding';

type Props<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof DigitsInput>, 'name' | 'value' | 'onValueChange'>;

/** `DigitsInput` as a field of a form. */
export function FormDigits<T extends FieldValues>({ control, name, ...rest }: Props<T>) {
  const { error, onChange, ...field } = useFieldBinding({ control, name });
  return <DigitsInput {...rest} {...field} onValueChange={onChange} error={rest.error ?? error} />;
}
