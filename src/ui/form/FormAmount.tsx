import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AmountInput } from '../AmountInput';
import { useFieldBinding } from './useFieldBinding';
import type { Bound } from './useFieldBinding';

type Props<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof AmountInput>, 'name' | 'value' | 'onValueChange'>;

/** `AmountInput` as a field of a form. */
export function FormAmount<T extends FieldValues>({ control, name, ...rest }: Props<T>) {
  const { error, onChange, ...field } = useFieldBinding({ control, name });
  return <AmountInput {...rest} {...field} onValueChange={onChange} error={rest.error ?? error} />;
}
