export interface Debounced<A extends readonly unknown[]> {
  (...args: A): void;
  /** Forgets a call that has not run yet. */
  cancel(): void;
}

/** Runs `act` once, `wait` ms after the last call. */
export function debounce<A extends readonly unknown[]>(
  act: (...args: A) => void,
  wait: number,
): Debounced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: A) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...args), wait);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}
