import type { CallKey } from '#schemas/api/contract';

/** Calls that an open page makes by itself. They prove no presence, so they keep no session alive (A6). */
const POLLING: ReadonlySet<CallKey> = new Set<CallKey>([
  'POST /api/auth/user/getCredit/{username}',
  'GET /api/auth/user/level/{uuid}',
  'GET /api/auth/configuration/list',
  'GET /api/auth/announcement',
  'GET /api/auth/responsible-play',
  'GET /api/auth/deposit-request/my',
  'GET /api/auth/deposit-request/my/{uuid}',
  'GET /api/auth/slip/my/request',
  'GET /api/auth/slip/my/request/{uuid}',
  'GET /api/auth/withdraw/withdraw-request/{uuid}',
  'GET /api/auth/withdraw/my/{uuid}',
]);

export function isPolling(key: CallKey): boolean {
  return POLLING.has(key);
}
