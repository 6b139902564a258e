import type { Problem } from '#core/brand/problem';

/** Problems as lines for a terminal: path, problem, remedy; Thai, then English. */
export function report(problems: readonly Problem[]): string {
  return problems.map(line).join('\n');
}

/** `4 brands, 0 errors, 1 warning`. */
export function summary(brands: number, problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return [count(brands, 'brand'), count(errors, 'error'), count(problems.length - errors, 'warning')].join(
    ', ',
  );
}

function line({ severity, file, path, code, th, en, fix }: Problem): string {
  return [
    `${severity === 'error' ? '✗' : '!'} ${file ?? 'brands'} ${path || '/'}  [${code}]`,
    `    ${th} → ${fix.th}`,
    `    ${en} → ${fix.en}`,
  ].join('\n');
}

const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
