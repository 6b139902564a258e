import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextInput } from '../TextInput';
import { useFieldBinding } from './useFieldBinding';
import type { Bound } from './useFieldBinding';

type Props<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof TextInput>, 'name' | 'value' | 'onChange'>;

/** `TextInput` as a field of a form. */
export function FormText<T extends FieldValues>({ control, name, ...rest }: Props<T>) {
  const { error, onChange, ...field } = useFieldBinding({ control, name });
  return <TextInput {...rest} {...field} onChange={onChange} error={rest.error ?? error} />;
}
