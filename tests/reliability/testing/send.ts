import { performance } from 'node:perf_hooks';
import type { CallKey, Calls } from '#schemas/api/contract';
import type { ErrorEnvelope } from '#schemas/api/envelope';
import type { RequestArgs } from '#core/contract/request';
import { httpCaller } from '#scripts/lib/httpCaller';

export interface Message<K extends CallKey> {
  readonly token: string;
  readonly params?: Calls[K]['params'];
  readonly query?: Calls[K]['query'];
  readonly body?: Calls[K]['body'];
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Reply<K extends CallKey> {
  readonly status: number;
  readonly text: string;
  readonly replayed: boolean;
  readonly data: Calls[K]['data'];
  readonly code: ErrorEnvelope['code'] | undefined;
  /** From sending to the last byte, in ms. */
  readonly ms: number;
}

/** The server is unavailable or another request holds the key: repeat the request with the same key. */
export const isUndecided = ({ status, code }: Pick<Reply<CallKey>, 'status' | 'code'>): boolean =>
  status === 503 || code === 'IDEMPOTENCY_IN_PROGRESS';

/** One call over the network. @throws TypeError when the connection was refused or interrupted. */
export async function send<K extends CallKey>(
  address: string,
  key: K,
  message: Message<K>,
): Promise<Reply<K>> {
  const { token, idempotencyKey, headers, ...args } = message;
  const start = performance.now();
  const reply = await httpCaller(address)(key, args as RequestArgs<K>, {
    token,
    headers: {
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...headers,
    },
  });
  const ms = performance.now() - start;
  const { status, text } = reply;
  const replayed = reply.headers.get('idempotent-replayed') === 'true';
  return status === 200
    ? { status, text, replayed, data: reply.data, code: undefined, ms }
    : { status, text, replayed, data: undefined as never, code: reply.error.code, ms };
}
