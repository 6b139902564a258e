/** What is wrong with a brand, said so that a person can mend it. */
export interface Problem {
  /** An error blocks build and publishing; a warning asks for a look. */
  readonly severity: 'error' | 'warning';
  /** File that it is in, as given by the caller. */
  readonly file?: string;
  /** JSON pointer of the value; `''` is the whole file. */
  readonly path: string;
  readonly code: string;
  readonly th: string;
  readonly en: string;
  /** How to mend it; `value` is one that would pass, where one can be offered. */
  readonly fix: Fix;
}

export interface Fix {
  readonly th: string;
  readonly en: string;
  readonly value?: unknown;
}

type Words = readonly [th: string, en: string];

export function error(code: string, path: string, what: Words, mend: Words, value?: unknown): Problem {
  return make('error', code, path, what, mend, value);
}

export function warning(code: string, path: string, what: Words, mend: Words, value?: unknown): Problem {
  return make('warning', code, path, what, mend, value);
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

export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');
