import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextArea } from '../TextArea';
import { useFieldBinding } from './useFieldBinding';
import type { Bound } from './useFieldBinding';

type Props<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof TextArea>, 'name' | 'value' | 'onChange'>;

/** `TextArea` as a field of a form. */
export function FormTextArea<T extends FieldValues>({ control, name, ...rest }: Props<T>) {
  const { error, onChange, ...field } = useFieldBinding({ control, name });
  return <TextArea {...rest} {...field} onChange={onChange} error={rest.error ?? error} />;
}
