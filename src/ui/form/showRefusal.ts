import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** What is read of a refused call: texts by field. */
interface Refusal {
  readonly errors?: Readonly<Record<string, string>>;
}

/**
 * Puts the server's texts at their fields and the focus on the first of them; a refusal that names no field of
 * the form becomes the form's own error, `errors.root`.
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
