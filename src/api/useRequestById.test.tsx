import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { setupListeners } from '@reduxjs/toolkit/query';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/makeStore';
import { useDepositRequest } from '@/features/deposit/useDepositRequest';
import { MemoryRouter, useLocation } from '@/lib/router';
// Loaded up front, because loading takes real time.
import './answers/readAnswer';
import { shipped } from '@/testing/shipped';

const MY = 'GET /api/auth/deposit-request/my';
const EVERY = shipped.poll.requestSeconds * 1000;
const of = (uuid: string) => `${MY}/${uuid}`;

/** A member's page at an address, and a server whose responses the test can change. */
function openPage(startAt: string, answers: Record<string, object | null>) {
  const calls: string[] = [];
  const transport = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url } = new Request(input, init);
    const call = `${method} ${new URL(url).pathname}`;
    calls.push(call);
    const data = answers[call];
    const [status, body] =
      data === undefined
        ? [404, { status: 404, code: 'NOT_FOUND', message: 'ไม่พบรายการ' }]
        : [200, { status: 200, message: 'success', data }];
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const client = { platform: 'DSK', version: '1', hostname: 'localhost' } as const;
  const store = makeStore({ transport, storage, client, origin: 'http://localhost' }, shipped);
  closers.push(setupListeners(store.dispatch));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[startAt]}>{children}</MemoryRouter>
    </Provider>
  );
  const { result, unmount } = renderHook(() => ({ ...useDepositRequest(), at: useLocation().search }), {
    wrapper,
  });
  closers.push(unmount);
  return { calls, page: () => result.current };
}

const closers: (() => void)[] = [];
/** Advances the clock, then flushes pending promises and renders. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });
const setVisible = (isVisible: boolean) =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
    window.dispatchEvent(new Event('visibilitychange'));
  });
const setOnline = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

// Frames too: jsdom counts them by an interval, which would stay faked for the files that follow.
const toFake = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'Date',
] as const;
beforeEach(() => void vi.useFakeTimers({ toFake: [...toFake] }));
afterEach(() => {
  act(() => closers.splice(0).forEach((close) => close()));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a request on screen', () => {
  it('ST-24 names the open request in the address and polls it by id until its status is final', async () => {
    const answers: Record<string, object | null> = {
      [MY]: { uuid: 'one', status: 'PENDING' },
      [of('one')]: { uuid: 'one', status: 'PENDING' },
    };
    const { calls, page } = openPage('/auth/deposit', answers);
    await pass(100);
    expect([page().request?.status, page().at]).toEqual(['PENDING', '?id=one']);
    expect(calls).toEqual([MY, of('one')]);
    await pass(EVERY);
    expect(calls).toEqual([MY, of('one'), of('one')]);

    answers[of('one')] = { uuid: 'one', status: 'SUCCESS', amount: 500, bonus: 50 };
    await pass(EVERY);
    expect(page().request).toMatchObject({ status: 'SUCCESS', bonus: 50 });
    calls.length = 0;
    await pass(10 * EVERY);
    expect(calls).toEqual([]);
  });

  it('ST-24 shows the request of a link after a reload, also a final one, and the form once it is dismissed', async () => {
    const { page } = openPage('/auth/deposit?id=old', {
      [MY]: null,
      [of('old')]: { uuid: 'old', status: 'REJECTED', reason: 'ไม่พบยอดโอน' },
    });
    await pass(100);
    expect(page().request).toMatchObject({ uuid: 'old', reason: 'ไม่พบยอดโอน' });
    act(() => page().dismiss());
    await pass(100);
    expect([page().request, page().isLoading, page().at]).toEqual([null, false, '']);
  });

  it('I1 shows the form for an unknown id, and the open request if there is one', async () => {
    const none = openPage('/auth/deposit?id=foreign', { [MY]: null });
    await pass(100);
    expect([none.page().request, none.page().failed, none.page().at]).toEqual([null, false, '']);
    const open = { uuid: 'one', status: 'PENDING' };
    const other = openPage('/auth/deposit?id=foreign', { [MY]: open, [of('one')]: open });
    await pass(100);
    expect([other.page().request?.uuid, other.page().at]).toEqual(['one', '?id=one']);
  });

  it('ST-24 pauses while the page is hidden and fetches when it is shown again', async () => {
    const open = { uuid: 'one', status: 'PENDING' };
    const { calls } = openPage('/auth/deposit?id=one', { [MY]: open, [of('one')]: open });
    await pass(100);
    setVisible(false);
    calls.length = 0;
    await pass(5 * EVERY);
    expect(calls).toEqual([]);
    setVisible(true);
    await pass(100);
    expect(calls).toEqual([of('one')]);
  });

  it('ST-24 pauses while the browser is offline and fetches when it is online again', async () => {
    const open = { uuid: 'one', status: 'PENDING' };
    const { calls } = openPage('/auth/deposit?id=one', { [MY]: open, [of('one')]: open });
    await pass(100);
    setOnline(false);
    calls.length = 0;
    await pass(5 * EVERY);
    expect(calls).toEqual([]);
    setOnline(true);
    await pass(100);
    expect(calls).toEqual([MY, of('one')]);
  });
});
