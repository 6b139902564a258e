/** Whether `npm run prove` runs: then also what needs minutes, or programs, disks and clusters of its own. */
export const proving = process.env['PROVE'] !== undefined;

/** What a long proof measured, for whoever runs it. */
export function tell(line: string): void {
  if (proving) process.stdout.write(`${line}\n`);
}
