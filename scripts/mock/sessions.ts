import type { MemberAppCall } from '#schemas/api/contract';
import { fail } from '#server/platform/appError';
import { createToken } from '#server/platform/crypto/token';

/** The sessions of a mock. A token belongs to one brand and is valid until log-out. */
export class Sessions {
  readonly #brandIds = new Map<string, string>();

  /** @throws AppError SESSION_EXPIRED. */
  require(token: string | undefined, brandId: string): void {
    if (token === undefined || this.#brandIds.get(token) !== brandId) throw fail('SESSION_EXPIRED');
  }

  endAll(): void {
    this.#brandIds.clear();
  }

  /** Opens or ends a session as the successful call does. @returns the answer, with the token of a new session. */
  apply(
    call: MemberAppCall,
    answer: object,
    { token, brandId }: { token: string | undefined; brandId: string },
  ): object {
    if (call === 'POST /api/auth/logout' && token !== undefined) this.#brandIds.delete(token);
    if (call !== 'POST /api/auth/login' && call !== 'POST /api/user/register') return answer;
    const created = createToken();
    this.#brandIds.set(created, brandId);
    return { ...answer, data: { ...(answer as { data: object }).data, token: created } };
  }
}
