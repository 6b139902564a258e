import type { Options } from './options';
import { UsageError } from './usage';

/** A word of the command line. @throws UsageError that says `what` is missing. */
export function word({ words }: Options, index: number, what: string): string {
  const found = words[index];
  if (found === undefined) throw new UsageError(`${words.join(' ')} needs ${what}.`);
  return found;
}
