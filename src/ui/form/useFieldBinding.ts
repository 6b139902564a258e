import { useCallback, useLayoutEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useIsLive } from '@/lib/useIsLive';

/** What ties a control to one field of a form. */
export interface Bound<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
}

/** Value, change, blur and error of one field, in the words of our controls. */
export function useFieldBinding<T extends FieldValues>({ control, name }: Bound<T>) {
  const { field, fieldState } = useController({ control, name });
  const value = (field.value ?? '') as string;
  const onChange = field.onChange as (value: unknown) => void;
  return {
    name: field.name,
    ref: useTakenOver(field.ref, value, onChange),
    value,
    onChange,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
  };
}

interface Typed {
  readonly value: string;
}

/** What was typed into a prerendered field before its code came: the element has it, the form is told of it. */
function useTakenOver(refer: (element: unknown) => void, value: string, onChange: (value: unknown) => void) {
  const element = useRef<Typed | null>(null);
  const isLive = useIsLive();
  useLayoutEffect(() => {
    const typed = element.current?.value ?? '';
    if (!isLive && typed !== '' && typed !== value) onChange(typed);
  }, [isLive, value, onChange]);
  return useCallback(
    (given: Typed | null) => {
      element.current = given;
      refer(given);
    },
    [refer],
  );
}
