import { useCallback, useEffect, useRef, useState } from 'react';

/** Rest after a key before the text becomes an edit, in ms: frames follow the typing without chasing each letter. */
const REST = 120;

interface Typed {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Brings in what was typed at once; what cannot be brought in gives way to the value. */
  readonly onBlur: () => void;
}

/**
 * A text while it is typed: it becomes an edit after a short rest and when the field is left, and gives way when the
 * value changes from elsewhere, as by undo.
 */
export function useTyped(value: string, commit: (text: string) => void): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string | null>(null);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const text = pending.current;
    pending.current = null;
    if (text !== null) latest.current(text);
  }, []);
  // A field that goes away, as with a change of group, takes no typed letter with it.
  useEffect(() => flush, [flush]);

  if (value !== seen) {
    setSeen(value);
    if (typed !== null && typed.trim() !== value) setTyped(null);
  }
  return {
    text: typed ?? value,
    onChange: (text) => {
      setTyped(text);
      pending.current = text;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, REST);
    },
    onBlur: () => {
      flush();
      setTyped(null);
    },
  };
}
