/**
 * Does the work for each item, at most `most` at once. After a failure it begins no more and waits for those that are
 * on their way, so that nothing runs once it has rejected.
 * @throws what the first failing work throws.
 */
export async function atOnce<T>(
  items: Iterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
        waiting.length = 0;
      }
  };
  await Promise.all(Array.from({ length: most }, worker));
  if (failures.length > 0) throw failures[0];
}
