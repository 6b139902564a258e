import { afterEach, beforeEach, vi } from 'vitest';

/** Node's own wants whole addresses, and no signal of another realm. */
class PageRequest extends Request {
  constructor(address: string, { signal: _, ...init }: RequestInit = {}) {
    super(new URL(address, 'http://studio.localhost'), init);
  }
}

/** For the tests of a file: whatever the page asks, this answers. */
export function pageServer(serve: (request: Request) => Response | Promise<Response>): void {
  beforeEach(() => {
    vi.stubGlobal('Request', PageRequest);
    vi.stubGlobal('fetch', async (request: Request) => serve(request));
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
