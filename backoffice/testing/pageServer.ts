import { afterEach, beforeEach, vi } from 'vitest';

/** Node's Request needs absolute addresses and rejects an AbortSignal of jsdom. */
class PageRequest extends Request {
  constructor(address: string, { signal: _, ...init }: RequestInit = {}) {
    super(new URL(address, 'http://studio.localhost'), init);
  }
}

/** jsdom has no layout to observe. */
export class NoLayout {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** For the tests of a file: answers every request of the page. */
export function pageServer(serve: (request: Request) => Response | Promise<Response>): void {
  beforeEach(() => {
    vi.stubGlobal('Request', PageRequest);
    vi.stubGlobal('ResizeObserver', NoLayout);
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) =>
      serve(typeof input === 'string' ? new PageRequest(input, init) : input),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}

export const answer = (status: number, body: object) =>
  new Response(JSON.stringify({ status, message: '', ...body }), {
    status,
    headers: { 'content-type': 'application/json' },
  });
