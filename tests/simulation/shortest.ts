/**
 * Shrinks a failing list by leaving out ever smaller parts: halves first, single items last. @param fails whether a
 * list fails in the same way; called some hundred times for a list of two hundred.
 */
export async function shortest<T>(
  list: readonly T[],
  fails: (part: readonly T[]) => Promise<boolean>,
): Promise<T[]> {
  let remaining = [...list];
  for (let size = Math.ceil(remaining.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < remaining.length; ) {
      const without = [...remaining.slice(0, at), ...remaining.slice(at + size)];
      if (without.length > 0 && (await fails(without))) remaining = without;
      else at += size;
    }
  }
  return remaining;
}
