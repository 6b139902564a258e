import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What ties a control to one field of a form. */
export interface Bound<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
}

/** Value, change, blur and error of one field, in the words of our controls. */
export function useFieldBinding<T extends FieldValues>({ control, name }: Bound<T>) {
  const { field, fieldState } = useController({ control, name });
  return {
    name: field.name,
    ref: field.ref,
    value: (field.value ?? '') as string,
    onChange: field.onChange as (value: unknown) => void,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
  };
}
