const PRESSING = ['Enter', ' '];

/**
 * Ignores Enter and Space while they are still held down from what moves the focus: their repeats would press the
 * control that has just got it. Ends with the next key that is pressed.
 */
export function ignoreHeldKey(): void {
  const ended = new AbortController();
  const hear = (event: KeyboardEvent) => {
    if (!event.repeat) ended.abort();
    else if (PRESSING.includes(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  window.addEventListener('keydown', hear, { capture: true, signal: ended.signal });
}
