import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Transport } from '@/api/transport';
import { makeStore } from '@/app/makeStore';
import { MemoryRouter } from '@/lib/router';
import { shipped } from './shipped';

interface Waiting {
  readonly call: string;
  readonly signal: AbortSignal;
  readonly answer: (response: Response) => void;
}

/** A store for hooks, and a server whose responses the test releases. */
export function heldServer() {
  const waiting: Waiting[] = [];
  const transport: Transport = (input, init) => {
    const { method, url, signal } = new Request(input, init);
    const call = `${method} ${new URL(url).pathname}`;
    return new Promise((answer) => waiting.push({ call, signal, answer }));
  };
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const client = { platform: 'DSK', version: '1', hostname: 'localhost' } as const;
  const store = makeStore({ transport, storage, client, origin: 'http://localhost' }, shipped);

  /** Waits until a call, as `'METHOD /path'`, is pending and earlier results are rendered. */
  const asked = async (call: string) => {
    await waitFor(() => {
      if (!waiting.some((one) => one.call === call)) throw new Error(`nobody asks ${call}`);
    });
    await act(() => Promise.resolve());
  };
  const respond = async (chosen: Waiting | undefined, data: unknown) => {
    waiting.splice(
      waiting.findIndex((one) => one === chosen),
      1,
    );
    const body = JSON.stringify({ status: 200, message: 'success', data });
    const headers = { 'content-type': 'application/json' };
    await act(async () => chosen?.answer(new Response(body, { headers })));
  };
  return {
    dispatch: store.dispatch,
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>
        <MemoryRouter>{children}</MemoryRouter>
      </Provider>
    ),
    asked,
    /** Responds to the oldest such call; to the newest one if the client aborted them all. */
    answer: async (call: string, data: unknown) => {
      await asked(call);
      const such = waiting.filter((one) => one.call === call);
      await respond(such.find(({ signal }) => !signal.aborted) ?? such.at(-1), data);
    },
    /** Responds to the oldest such call that the client aborted. */
    answerAborted: async (call: string, data: unknown) => {
      const isAborted = (one: Waiting) => one.call === call && one.signal.aborted;
      await waitFor(() => {
        if (!waiting.some(isAborted)) throw new Error(`nobody aborted ${call}`);
      });
      await respond(waiting.find(isAborted), data);
    },
  };
}
