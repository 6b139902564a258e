import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useHydratedInput } from '@/lib/useHydratedInput';

/** What ties a control to one field of a form. */
export interface Bound<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
}

/**
 * Value, change, blur and error of one field, in the words of our controls.
 * @param clean what the control keeps of typed text, where that is not all.
 */
export function useFieldBinding<T extends FieldValues>(
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
