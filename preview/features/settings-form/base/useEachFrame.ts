import { useCallback, useEffect, useRef } from 'react';

/** The same act at most once per animation frame, with the latest values: for drags. */
export function useEachFrame<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  const waiting = useRef<A | null>(null);
  const frame = useRef(0);
  useEffect(() => {
    latest.current = act;
  });
  const run = useCallback(() => {
    const args = waiting.current;
    waiting.current = null;
    if (args) latest.current(...args);
  }, []);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      run();
    },
    [run],
  );
  return useCallback(
    (...args: A) => {
      if (waiting.current === null) frame.current = requestAnimationFrame(run);
      waiting.current = args;
    },
    [run],
  );
}
