import type { CheckResult } from './conformance/check';

const SIGNS = { PASSED: '✓', FAILED: '✗', SKIPPED: '–' } as const;

/** A result for the terminal: a failed check with its reason and remedy below it. */
export function lineOf({ name, result, ms, reason, remedy }: CheckResult): string {
  const sign = SIGNS[result];
  if (result === 'PASSED') return `  ${sign} ${name} (${ms} ms)`;
  if (result === 'SKIPPED') return `  ${sign} ${name}: ${reason ?? ''}`;
  return `  ${sign} ${name}\n      ${reason ?? ''}\n      → ${remedy ?? ''}`;
}

export function summaryOf(results: readonly CheckResult[]): string {
  const count = (wanted: CheckResult['result']) => results.filter(({ result }) => result === wanted).length;
  return `${count('PASSED')} passed, ${count('FAILED')} failed, ${count('SKIPPED')} skipped`;
}
