/**
 * Whether `npm run prove` is running, which also allows tests that need minutes, or extra programs, disks and clusters.
 */
export const proving = process.env['PROVE'] !== undefined;

/** Logs a measurement of a long test. */
export function report(line: string): void {
  if (proving) process.stdout.write(`${line}\n`);
}
