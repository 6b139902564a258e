import { configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import type { ApiError } from '#core/contract/apiError';
import { useMoneyAction } from './useMoneyAction';

interface Sent {
  readonly amount: number;
  readonly idempotencyKey: string;
}

/** Renders a hook with a store that has storage only. */
function setUp(answer: () => Promise<string>) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const store = configureStore({
    reducer: () => null,
    middleware: (defaults) => defaults({ thunk: { extraArgument: { storage } } }),
  });
  const send = vi.fn((_: Sent) => ({ unwrap: answer }));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useMoneyAction<{ amount: number }, string>('deposit', send), {
    wrapper,
  });
  return {
    send,
    run: (amount: number) => result.current({ amount }),
    keys: () => send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey),
  };
}

it('W8 sends one request for a double click', async () => {
  const { send, run } = setUp(() => Promise.resolve('done'));
  const [first, second] = await Promise.all([run(500), run(500)]);
  expect(send).toHaveBeenCalledTimes(1);
  expect([first, second]).toEqual(['done', undefined]);
});

it('M6 retries an unanswered request with the same key, and uses a new one after a response', async () => {
  const lost: ApiError = { status: 0, code: 'SERVICE_UNAVAILABLE', unanswered: true };
  const { run, keys } = setUp(
    vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('done'),
  );
  await expect(run(500)).rejects.toEqual(lost);
  await run(500);
  await run(500);
  const [first, again, next] = keys();
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('ERR-04 passes a refusal to the caller and accepts the next attempt', async () => {
  const refusal: ApiError = { status: 422, code: 'DEPOSIT_MIN', message: 'ฝากขั้นต่ำ 100 บาท' };
  const { run, send } = setUp(vi.fn<() => Promise<string>>().mockRejectedValue(refusal));
  await expect(run(1)).rejects.toEqual(refusal);
  await expect(run(1)).rejects.toEqual(refusal);
  expect(send).toHaveBeenCalledTimes(2);
});
