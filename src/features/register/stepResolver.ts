import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Problem } from './accountRules';

/** Form resolver for a step's own rules; `textOf` translates a problem. */
export function stepResolver<Values extends FieldValues>(
  check: (values: Values) => Partial<Record<keyof Values, Problem>>,
  textOf: (problem: Problem, field: keyof Values & string) => string,
): Resolver<Values> {
  return (values) => {
    const problems = Object.entries(check(values)) as [keyof Values & string, Problem | undefined][];
    const errors = problems.flatMap(([field, type]) =>
      type === undefined ? [] : [[field, { type, message: textOf(type, field) }] as const],
    );
    if (errors.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}
