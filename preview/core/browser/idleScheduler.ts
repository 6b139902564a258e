/** Rest after the last edit before what only informs is looked at, in ms. */
const IDLE_DELAY = 300;
/** Milliseconds that it may be later than that, however busy the page is. */
const PATIENCE = 500;
/** Longest wait for frames, in ms: one of them may never answer. */
const LONGEST = 10_000;

const waiting = new Set<() => void>();
const painting = new Set<object>();
let timer: ReturnType<typeof setTimeout> | undefined;
let deadline = 0;

/** A frame was sent a state, or is loading: the page is not idle until the frame has painted or failed. */
export function startPainting(frame: object): void {
  painting.add(frame);
}

export function endPainting(frame: object): void {
  if (painting.delete(frame) && waiting.size > 0) wait();
}

export const isPainting = (): boolean => painting.size > 0;

/**
 * Runs once no edit came for a moment and every frame has painted its state; what was requested since
 * the last such moment is done in one.
 * @returns what forgets it.
 */
export function runWhenIdle(act: () => void): () => void {
  if (waiting.size === 0) deadline = performance.now() + LONGEST;
  waiting.add(act);
  wait();
  return () => waiting.delete(act);
}

/** A page that waits for its next animation frame counts as idle: idleness alone would come before the paint. */
function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (isPainting() && performance.now() < deadline) wait();
    // Safari has no idle callbacks.
    else if (typeof requestIdleCallback === 'function') requestIdleCallback(runDue, { timeout: PATIENCE });
    else runDue();
  }, IDLE_DELAY);
}

function runDue(): void {
  const due = [...waiting];
  waiting.clear();
  for (const act of due) act();
}
