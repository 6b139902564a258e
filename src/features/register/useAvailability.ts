import { useCallback, useEffect, useRef, useState } from 'react';

/** `unknown` also when the check failed: a failed check does not block a registration. */
export type Verdict = 'unknown' | 'checking' | 'free' | 'taken';

/** Debounce of a check in milliseconds. */
export const CHECK_DELAY = 400;

export interface Availability {
  readonly verdict: Verdict;
  /** Checks after the debounce; for blur. */
  readonly check: () => void;
  /** Checks immediately unless the result is known; for the next button. */
  readonly settle: () => Promise<Verdict>;
}

/**
 * Whether `value` is still available. Results are stored by value, so that a late response cannot apply to another
 * value.
 * @param value as it would be sent; null while it is not plausible, which is never checked.
 */
export function useAvailability(
  value: string | null,
  ask: (value: string) => Promise<Verdict>,
): Availability {
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>({});
  const underway = useRef(new Map<string, Promise<Verdict>>());
  const latest = useRef({ value, verdicts, ask });
  useEffect(() => {
    latest.current = { value, verdicts, ask };
  });

  const settle = useCallback(async (): Promise<Verdict> => {
    const { value: about, verdicts: known, ask: askAbout } = latest.current;
    if (about === null) return 'unknown';
    if (known[about] === 'free' || known[about] === 'taken') return known[about];
    const note = (verdict: Verdict) => setVerdicts((others) => ({ ...others, [about]: verdict }));
    const answer = underway.current.get(about) ?? askAbout(about).catch((): Verdict => 'unknown');
    underway.current.set(about, answer);
    note('checking');
    const verdict = await answer;
    underway.current.delete(about);
    note(verdict);
    return verdict;
  }, []);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const check = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void settle(), CHECK_DELAY);
  }, [settle]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { verdict: (value !== null && verdicts[value]) || 'unknown', check, settle };
}
