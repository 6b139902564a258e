/** Deterministic ids, so that screenshots of a frame can be compared. Not for unguessable ids. */
export function makeUuids(): () => string {
  let last = 0;
  return () => `01936f2e-7c1a-7000-8000-${(last += 1).toString(16).padStart(12, '0')}`;
}
