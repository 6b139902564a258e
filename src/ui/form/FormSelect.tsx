import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SelectInput } from '../SelectInput';
import { useFieldBinding } from './useFieldBinding';
import type { Bound } from './useFieldBinding';

type Props<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof SelectInput>, 'name' | 'value' | 'onChange'>;

/** `SelectInput` as a field of a form. */
export function FormSelect<T extends FieldValues>({ control, name, ...rest }: Props<T>) {
  const { error, onChange, ...field } = useFieldBinding({ control, name });
  return <SelectInput {...rest} {...field} onChange={onChange} error={rest.error ?? error} />;
}
