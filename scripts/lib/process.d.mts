/** The repository's folder, from whichever folder the process was started. */
export const root: string;
/**
 * Runs programs of Node at once. The first that fails stops the others, and so does a signal to this process.
 * @param programs the arguments of each.
 * @returns 0 when all succeeded, the exit code of a failure, or null after a signal; none runs any more.
 */
export function runAtOnce(programs: readonly (readonly string[])[]): Promise<number | null>;
/** Exits with a message if Node is too old. */
export function requireNode(): void;
/** A signal sent to npm ends npm and its shell but not this process: notice that, and stop as well. */
export function stopWithNpm(): void;
