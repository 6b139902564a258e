import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DateInput } from '../DateInput';
import { useFieldBinding } from './useFieldBinding';
import type { Bound } from './useFieldBinding';

type Props<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof DateInput>, 'name' | 'value' | 'onValueChange'>;

/** `DateInput` as a field of a form. */
export function FormDate<T extends FieldValues>({ control, name, ...rest }: Props<T>) {
  const { error, onChange, ...field } = useFieldBinding({ control, name });
  return <DateInput {...rest} {...field} onValueChange={onChange} error={rest.error ?? error} />;
}
