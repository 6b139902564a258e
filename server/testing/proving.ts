/**
 * Whether `npm run prove` is running, which also allows tests that need minutes, or extra programs, disks and clusters.
 */
export const proving = process.env['PROVE'] !== undefined;

/** Repetitions of a long test: a few daily, the required number with `npm run prove`. */
export const rounds = (few: number, promised: number): number => (proving ? promised : few);

/** Logs a measurement of a long test. */
export function report(line: string): void {
  if (proving) process.stdout.write(`${line}\n`);
}
