import { performance } from 'node:perf_hooks';
import type { CallKey, Calls } from '#schemas/api/contract';
import type { ErrorEnvelope } from '#schemas/api/envelope';

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
  /** From sending to the last byte. */
  readonly ms: number;
}

/** Away, too busy, or still held by a twin: the same request is to be asked again with its key (M6). */
export const isUndecided = ({ status, code }: Pick<Reply<CallKey>, 'status' | 'code'>): boolean =>
  status === 503 || code === 'IDEMPOTENCY_IN_PROGRESS';

/** One call over the network. @throws TypeError when the connection was refused, cut, or cut in the middle of the reply. */
export async function send<K extends CallKey>(
  address: string,
  key: K,
  message: Message<K>,
): Promise<Reply<K>> {
  const [method = '', pattern = ''] = key.split(' ');
  const params: Record<string, string> = { ...(message.params as object | undefined) };
  const query = new URLSearchParams(message.query as Record<string, string> | undefined).toString();
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = `${address}${path}${query && `?${query}`}`;
  const start = performance.now();
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${message.token}`,
      ...(message.body !== undefined && { 'content-type': 'application/json' }),
      ...(message.idempotencyKey !== undefined && { 'idempotency-key': message.idempotencyKey }),
      ...message.headers,
    },
    ...(message.body !== undefined && { body: JSON.stringify(message.body) }),
  });
  const text = await response.text();
  const { data, code } = JSON.parse(text) as { data: Calls[K]['data']; code?: ErrorEnvelope['code'] };
  const replayed = response.headers.get('idempotent-replayed') === 'true';
  return { status: response.status, text, replayed, data, code, ms: performance.now() - start };
}
