import { fail } from '#server/platform/appError';

export interface Reply {
  readonly status: number;
  readonly body: object;
}

/** What a repeated money request is recognized by. */
interface Claim {
  /** Who makes which call. */
  readonly owner: string;
  /** The `Idempotency-Key` header. */
  readonly key: string;
  /** Path and body. */
  readonly content: string;
}

/** First answers to money calls, by idempotency key. */
export class Replies {
  readonly #known = new Map<string, { readonly content: string; readonly reply: Promise<Reply> }>();

  /** @throws AppError IDEMPOTENCY_KEY_INVALID, IDEMPOTENCY_KEY_REUSED. */
  async once(
    { owner, key, content }: Claim,
    answer: () => Promise<Reply>,
  ): Promise<Reply & { readonly replayed: boolean }> {
    if (key === '' || key.length > 255) throw fail('IDEMPOTENCY_KEY_INVALID');
    const id = `${owner} ${key}`;
    const known = this.#known.get(id);
    if (known && known.content !== content) throw fail('IDEMPOTENCY_KEY_REUSED');
    const reply = known?.reply ?? answer();
    if (!known) this.#known.set(id, { content, reply });
    return { ...(await reply), replayed: known !== undefined };
  }

  forget(): void {
    this.#known.clear();
  }
}
