import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** The used part of a refused call: texts by field. */
interface Refusal {
  readonly errors?: Readonly<Record<string, string>>;
}

/**
 * Shows the server's texts at their fields and focuses the first of them; a refusal without a field of the form becomes
 * the form's own error, `errors.root`.
 */
export function showRefusal<T extends FieldValues>(
  form: UseFormReturn<T>,
  refusal: Refusal,
  text: string,
): void {
  const known = Object.keys(form.getValues()) as FieldPath<T>[];
  const named = known.filter((field) => refusal.errors?.[field]);
  named.forEach((field, index) => {
    form.setError(
      field,
      { type: 'server', message: refusal.errors?.[field] ?? text },
      { shouldFocus: index === 0 },
    );
  });
  if (named.length === 0) form.setError('root', { type: 'server', message: text });
}
