import { useEffect, useMemo, useRef, useState } from 'react';
import { debounce } from '@/lib/debounce';

/** `unknown` also when nobody could tell: a failing check does not stop a registration (VAL-07). */
export type Verdict = 'unknown' | 'checking' | 'free' | 'taken';

/** Milliseconds of quiet before a check is sent (VAL-07). */
export const CHECK_DELAY = 400;

export interface Availability {
  readonly verdict: Verdict;
  /** Checks after a moment of quiet; for blur. */
  readonly check: () => void;
  /** Checks at once, unless the answer is known; for the way onward. */
  readonly settle: () => Promise<Verdict>;
}

/**
 * Whether `value` is still free. Answers are kept by the value they are about, so that a late one can
 * never mark another value (VAL-07).
 * @param value as it would be sent; null while it is no plausible value, which is never asked about.
 */
export function useAvailability(value: string | null, ask: (value: string) => Promise<Verdict>): Availability {
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>({});
  const latest = useRef({ value, verdicts, ask });
  useEffect(() => {
    latest.current = { value, verdicts, ask };
  });

  const settle = useMemo(() => {
    const pending = new Map<string, Promise<Verdict>>();
    const note = (about: string, verdict: Verdict) => setVerdicts((known) => ({ ...known, [about]: verdict }));
    return async (): Promise<Verdict> => {
      const { value: about, verdicts: known, ask: askAbout } = latest.current;
      if (about === null) return 'unknown';
      if (known[about] === 'free' || known[about] === 'taken') return known[about];
      const underway = pending.get(about);
      if (underway) return underway;
      note(about, 'checking');
      const answer = askAbout(about)
        .catch((): Verdict => 'unknown')
        .finally(() => pending.delete(about));
      pending.set(about, answer);
      const verdict = await answer;
      note(about, verdict);
      return verdict;
    };
  }, []);

  const check = useMemo(() => debounce(() => void settle(), CHECK_DELAY), [settle]);
  useEffect(() => check.cancel, [check]);

  return { verdict: (value !== null && verdicts[value]) || 'unknown', check, settle };
}
