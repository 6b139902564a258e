import { expect, it, vi } from 'vitest';
import { retryWhenOnline } from './online';

it('LAY-18 what failed to load is asked for again each time the network is back, and then no more', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce('there');
  const arrived = vi.fn();
  const loaded = retryWhenOnline(load).then(arrived);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(arrived).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await loaded;
  expect(arrived).toHaveBeenCalledWith('there');
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(load).toHaveBeenCalledTimes(3);
});

/** Everything that only waits for a promise has run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
