import { fail } from '#server/platform/appError';
import type { MemberIdentity } from './handlers';

/**
 * For calls that name a member: only the caller's own id is accepted.
 * @throws AppError NOT_FOUND, the same as for an unknown id.
 */
export function requireSelf(
  member: MemberIdentity,
  named: { readonly uuid?: string; readonly username?: string },
): void {
  const sameId = named.uuid === undefined || named.uuid.toLowerCase() === member.id;
  const sameName = named.username === undefined || named.username.toLowerCase() === member.username;
  if (!sameId || !sameName) throw fail('NOT_FOUND');
}
