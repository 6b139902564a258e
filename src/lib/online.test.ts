import { expect, it, vi } from 'vitest';
import { retryWhenOnline } from './online';

it('LAY-18 retries a failed load each time the network returns until it succeeds', async () => {
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

/** Waits until all resolved promises have been handled. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
