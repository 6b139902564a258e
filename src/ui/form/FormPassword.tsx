import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PasswordInput } from '../PasswordInput';
import { useFieldBinding } from './useFieldBinding';
import type { Bound } from './useFieldBinding';

type Props<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof PasswordInput>, 'name' | 'value' | 'onChange'>;

/** `PasswordInput` as a field of a form. */
export function FormPassword<T extends FieldValues>({ control, name, ...rest }: Props<T>) {
  const { error, onChange, ...field } = useFieldBinding({ control, name });
  return <PasswordInput {...rest} {...field} onChange={onChange} error={rest.error ?? error} />;
}
