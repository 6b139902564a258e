import { useEffect } from 'react';
import { useErrorText } from '@/i18n/errorText';
import type { Refusal } from './rejection';
import { useTranslation } from 'react-i18next';
import type { Problem } from './accountRules';

/** Focuses the first refused field, and shows each text until its field changes. */
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

/** The sentence for an error of the field named `label`. */
export function useProblemText(): (problem: Problem, label: string) => string {
  const { t } = useTranslation('register');
  const textOf = useErrorText();
  return (problem, label) => {
    if (problem === 'REQUIRED') return t('required.fill', { field: label });
    if (problem === 'REQUIRED_CHOICE') return t('required.choose', { field: label });
    return textOf({ code: problem });
  };
}
