/** Loads, and again each time the network comes back, until it is there: for what no page waits for. */
export const retryWhenOnline = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() =>
    new Promise((back) => addEventListener('online', back, { once: true })).then(() => retryWhenOnline(load)),
  );
