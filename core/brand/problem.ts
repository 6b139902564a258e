import texts from './problemTexts.json' with { type: 'json' };

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

/** Words that differ by language. */
export type Words = readonly [th: string, en: string];

/**
 * A problem with its texts.
 * @param key of the texts; up to its dot it is the code.
 * @param params fill `{name}` in the texts.
 * @param value a value that would pass.
 */
export function problem(
  key: keyof typeof texts,
  path: string,
  params: Readonly<Record<string, string | number | Words>> = {},
  value?: unknown,
): Problem {
  const { severity, th, en, fix } = texts[key];
  const fill = (text: string, language: 0 | 1) =>
    text.replace(/\{(\w+)\}/g, (_match, name: string) => {
      const param = params[name] ?? '';
      return typeof param === 'object' ? param[language] : String(param);
    });
  return {
    severity: severity as Problem['severity'],
    path,
    code: key.replace(/\..*/, ''),
    th: fill(th, 0),
    en: fill(en, 1),
    fix: { th: fill(fix.th, 0), en: fill(fix.en, 1), ...(value !== undefined && { value }) },
  };
}

/** The same problem, fixed at another path. */
export const mendedAt = (found: Problem, path: string): Problem => ({
  ...found,
  fix: { ...found.fix, path },
});

/** The same problem, fixed by removing the value. */
export const mendedByRemoving = (found: Problem): Problem => ({
  ...found,
  fix: { ...found.fix, remove: true },
});

export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');
