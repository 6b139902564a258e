const PRESSING = ['Enter', ' '];

/**
 * Ignores repeats of Enter and Space while the key that moved the focus is still held: they would activate the control
 * that has just got it. Ends with the next new key press.
 */
export function ignoreHeldKey(): void {
  const ended = new AbortController();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat) ended.abort();
    else if (PRESSING.includes(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  window.addEventListener('keydown', onKeyDown, { capture: true, signal: ended.signal });
}
