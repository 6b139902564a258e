import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHECK_DELAY, type Verdict, useAvailability } from './CheckedHelp';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server whose responses the test controls. */
function slowServer() {
  const answers = new Map<string, (verdict: Verdict) => void>();
  const ask = vi.fn((value: string) => new Promise<Verdict>((resolve) => answers.set(value, resolve)));
  const answer = (value: string, verdict: Verdict) => act(async () => answers.get(value)?.(verdict));
  return { ask, answer };
}

it('VAL-07 sends one request during fast typing', async () => {
  const { ask } = slowServer();
  const { result, rerender } = renderHook(({ value }) => useAvailability(value, ask), {
    initialProps: { value: 'dem' },
  });
  for (const value of ['demo', 'demo0', 'demo01']) {
    rerender({ value });
    act(() => result.current.check());
    await act(() => vi.advanceTimersByTimeAsync(CHECK_DELAY / 2));
  }
  expect(ask).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(CHECK_DELAY));
  expect(ask.mock.calls).toEqual([['demo01']]);
});

it('VAL-07 does not apply an old response to a new value', async () => {
  const { ask, answer } = slowServer();
  const { result, rerender } = renderHook(({ value }) => useAvailability(value, ask), {
    initialProps: { value: 'first' },
  });
  act(() => void result.current.settle());
  rerender({ value: 'second' });
  await answer('first', 'taken');
  expect(result.current.verdict).toBe('unknown');
  rerender({ value: 'first' });
  expect(result.current.verdict).toBe('taken');
});

it('VAL-07 sends no request for an invalid value', async () => {
  const { ask } = slowServer();
  const { result } = renderHook(() => useAvailability(null, ask));
  await expect(result.current.settle()).resolves.toBe('unknown');
  expect(ask).not.toHaveBeenCalled();
});

it('VAL-07 continues when the check fails', async () => {
  const { result } = renderHook(() => useAvailability('demo01', () => Promise.reject(new Error('down'))));
  await act(async () => expect(await result.current.settle()).toBe('unknown'));
  expect(result.current.verdict).toBe('unknown');
});

it('sends one request for a value checked by both blur and the next button', async () => {
  const { ask, answer } = slowServer();
  const { result } = renderHook(() => useAvailability('demo01', ask));
  act(() => void result.current.settle());
  act(() => void result.current.settle());
  await answer('demo01', 'free');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(result.current.verdict).toBe('free');
  await result.current.settle();
  expect(ask).toHaveBeenCalledTimes(1);
});
