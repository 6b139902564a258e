/** The repository's folder, from whichever folder the process was started. */
export const root: string;
/** Exits with a message if Node is too old. */
export function requireNode(): void;
/** A signal sent to npm ends npm and its shell but not this process: notice that, and stop as well. */
export function stopWithNpm(): void;
