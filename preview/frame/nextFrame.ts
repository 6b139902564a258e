/** Milliseconds after which nobody waits any longer: a hidden page is given no frames. */
const PATIENCE = 1_000;

/**
 * Resolves within the next animation frame, before it is painted. All frames of the studio and the studio itself have
 * it in common, so that what they draw then is styled, painted and shown at once.
 */
export function nextFrame(window: Window): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    window.requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
