import { useEffect } from 'react';
import { useErrorText } from '@/i18n/useErrorText';
import type { Refusal } from './rejection';

/** Leads to the first refused field, and gives each its text as long as the field holds what was refused. */
export function useRefusal<Field extends string>(
  refusal: Refusal<Field> | null,
  setFocus: (field: Field) => void,
): (field: Field, current: string) => string | undefined {
  const textOf = useErrorText();
  useEffect(() => {
    const [first] = Object.keys(refusal?.fields ?? {}) as Field[];
    if (first) setFocus(first);
  }, [refusal, setFocus]);
  return (field, current) => {
    const text = refusal?.fields[field];
    if (!refusal || text === undefined || refusal.sent[field] !== current) return undefined;
    return text ?? textOf({ code: refusal.error.code });
  };
}
