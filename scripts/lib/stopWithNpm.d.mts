/** A signal sent to npm ends npm and its shell but not this process: notice that, and stop as well. */
export function stopWithNpm(): void;
