/** A problem of a brand, described so that a person can fix it. */
export interface Problem {
  /** An error blocks build and publishing; a warning needs a review. */
  readonly severity: 'error' | 'warning';
  /** File that it is in, as given by the caller. */
  readonly file?: string;
  /** JSON pointer of the value; `''` is the complete file. */
  readonly path: string;
  readonly code: string;
  readonly th: string;
  readonly en: string;
  /** How to fix it: a description and, where one step suffices, an edit. */
  readonly fix: Fix;
}

export interface Fix {
  readonly th: string;
  readonly en: string;
  /** A value that would pass. */
  readonly value?: unknown;
  /** JSON pointer of the value where it is not that of the problem. */
  readonly path?: string;
  /** Removing the value fixes it. */
  readonly remove?: true;
}

type Words = readonly [th: string, en: string];

export function error(code: string, path: string, what: Words, remedy: Words, value?: unknown): Problem {
  return make('error', code, path, what, remedy, value);
}

export function warning(code: string, path: string, what: Words, remedy: Words, value?: unknown): Problem {
  return make('warning', code, path, what, remedy, value);
}

function make(
  severity: Problem['severity'],
  code: string,
  path: string,
  [th, en]: Words,
  [fixTh, fixEn]: Words,
  value: unknown,
): Problem {
  const fix = { th: fixTh, en: fixEn, ...(value !== undefined && { value }) };
  return { severity, path, code, th, en, fix };
}

/** The same problem, fixed at another path. */
export const mendedAt = (problem: Problem, path: string): Problem => ({
  ...problem,
  fix: { ...problem.fix, path },
});

/** The same problem, fixed by removing the value. */
export const mendedByRemoving = (problem: Problem): Problem => ({
  ...problem,
  fix: { ...problem.fix, remove: true },
});

export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');
