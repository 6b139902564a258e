import { createHmac } from 'node:crypto';
import type { Calls } from '#schemas/api/contract';

/**
 * Who a member is to the live chat (W7). With the secret that only the chat service and this server know, the hash proves
 * it, so that nobody chats in another's name; without one the chat asks for none.
 */
export function chatIdentity(
  username: string,
  secret: string | undefined,
): Calls['GET /api/auth/chat']['data'] {
  const proof = secret === undefined ? null : createHmac('sha256', secret).update(username).digest('hex');
  return { userId: username, proof };
}
