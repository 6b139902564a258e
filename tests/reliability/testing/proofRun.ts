/**
 * Whether `npm run prove` is running, which also allows tests that need minutes, or extra programs, disks and clusters.
 */
export const proving = process.env['PROVE'] !== undefined;

/** Logs a measurement of a long test. */
export function report(line: string): void {
  if (proving) process.stdout.write(`${line}\n`);
}

/** Repetitions of a long test: a few daily, the required number with `npm run prove`. */
export const rounds = (few: number, promised: number): number => (process.env['PROVE'] ? promised : few);
