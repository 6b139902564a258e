/** Milliseconds after which it counts as painted: a hidden page is given no frames. */
const PATIENCE = 1_000;

/** Calls back once what was drawn by now is on screen. */
export function afterPaint(window: Window, done: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    done();
  };
  const timer = setTimeout(once, PATIENCE);
  // The callback comes before the paint, the task that it queues after it.
  window.requestAnimationFrame(() => setTimeout(once, 0));
}
