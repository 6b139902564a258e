import type { CallKey } from '#schemas/api/contract';

/** Calls that an open page sends automatically. They do not extend a session, because they do not prove presence. */
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
