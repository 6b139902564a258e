import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { type Permission, permissionNames } from '#schemas/api/staffPermissions';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import type { QueueItem } from '@desk/core/queueApi';
import type { SavedView } from '@desk/features/views/viewApi';
import { withEvidence } from './openDesk';

export const me = { uuid: 'anna', email: 'anna@example.com', roles: [{ brandId: '*', role: 'admin' }] };

export interface DeskServer {
  /** Slips in the queue, oldest first. */
  items: readonly QueueItem[];
  /** Further data by the path below `/api/staff/`. */
  data: Readonly<Record<string, unknown>>;
  /** What the person may do at the brand of the slips. */
  permissions: readonly Permission[];
  /** Calls other than GET in their order: `POST slip/1/claim`. */
  readonly sent: {
    readonly call: string;
    readonly body: unknown;
    readonly brand: string | null;
    readonly key: string | null;
  }[];
  /** Saved views of the person. */
  views: readonly SavedView[];
  /** Answers instead of the server; by the path below `/api/staff/`. */
  refuse: (path: string) => Response | undefined;
}

/** A server with a queue of slips for the tests of a file; each test begins with an empty one. */
export function deskServer(): DeskServer {
  const server: DeskServer = {
    items: [],
    data: {},
    permissions: permissionNames,
    sent: [],
    views: [],
    refuse: () => undefined,
  };
  beforeEach(() => {
    server.items = [];
    server.views = [];
    server.data = {};
    server.permissions = permissionNames;
    server.sent.length = 0;
    server.refuse = () => undefined;
  });
  pageServer(async (request) => {
    const path = new URL(request.url).pathname.replace('/api/staff/', '');
    const parts = path.split('/');
    const item = server.items.find(({ uuid }) => parts.includes(uuid));
    if (request.method === 'GET') return read(server, path, item);
    const body: unknown = await request.json().catch(() => undefined);
    server.sent.push({
      call: path.replace(/^queue\//, ''),
      body,
      brand: request.headers.get('web-hostname'),
      key: request.headers.get('idempotency-key'),
    });
    const refused = server.refuse(path);
    if (refused) return refused;
    if (path === 'queue/slip/next') {
      const free = server.items.find(({ claim, hold }) => !claim && !hold);
      return answer(200, { data: free ?? null });
    }
    if (/^slip\/.*\/(approve|reject)$/.test(path))
      server.items = server.items.filter((each) => each !== item);
    return answer(200, { data: item ?? null });
  });
  // Before the requests of the page are no longer answered.
  afterEach(async () => {
    cleanup();
    window.history.replaceState(null, '', '/');
    // The open item is released on leaving.
    await new Promise((done) => setTimeout(done));
  });
  return server;
}

function read(server: DeskServer, path: string, item: QueueItem | undefined): Response {
  const data = server.data[path];
  if (data !== undefined) return answer(200, { data, meta: { limit: 50, next: null } });
  if (path === 'me')
    return answer(200, { data: { name: 'Anna', staff: me, studio: 'http://studio.example' } });
  if (path === 'queue') {
    const count = { kind: 'slip', waiting: server.items.length, held: 0, mine: 0, overdue: 0 };
    return answer(200, { data: [{ ...count, oldestAt: server.items[0]?.createdAt ?? null }] });
  }
  if (path === 'queue/slip') return answer(200, { data: server.items, meta: { limit: 50, next: null } });
  if (path === 'view') return answer(200, { data: server.views });
  if (path === 'alert') return answer(200, { data: [], meta: { limit: 20, next: null } });
  if (path === 'event' || path.endsWith('/image')) return answer(404, { code: 'NOT_FOUND' });
  if (path === 'brand') {
    const { permissions } = server;
    return answer(200, { data: [{ brandId: 'one', displayName: 'One', hostnames: [], permissions }] });
  }
  if (!item) return answer(404, { code: 'NOT_FOUND' });
  return answer(200, { data: withEvidence(item) });
}
