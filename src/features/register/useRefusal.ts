import { useEffect } from 'react';
import type { ApiError } from '@/api/apiError';
import { useErrorText } from '@/i18n/useErrorText';
import type { Rejected } from './rejection';

/** Fields of a step that the server refused, and what the step held when it was sent. */
export interface Refusal<Field extends string> {
  readonly error: ApiError;
  readonly fields: Rejected<Field>;
  readonly sent: Readonly<Record<Field, string>>;
}

/**
 * Leads to the first refused field and gives each its text, shown as long as the field holds what was refused.
 */
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
