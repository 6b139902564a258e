/** Whether each typed word is somewhere in the given names; upper and lower case are the same. */
export function matches(typed: string, names: readonly string[]): boolean {
  const text = names.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
