import { randomUUID } from 'node:crypto';
import type { FileCall, StaffCall } from '#schemas/api/callTypes';
import { contract } from '#schemas/api/contract';
import type { Calls } from '#schemas/api/contract';
import type { RequestArgs } from '#core/contract/request';
import { type HttpReply, httpCaller } from '../lib/httpCaller';

/** Calls that this tool makes. */
export type OpsCall = StaffCall | 'POST /api/staff/login' | 'GET /api/setting/operational/website';

export interface Client {
  /** @throws CallError when the server refuses, Error when no answer came. */
  readonly call: <K extends OpsCall>(
    key: K,
    args: RequestArgs<K>,
  ) => Promise<{ data: Calls[K]['data']; meta: Calls[K]['meta'] }>;
  /** The bytes of a call that answers a file; fails as `call` does. */
  readonly file: <K extends FileCall>(key: K, args: RequestArgs<K>) => Promise<Buffer>;
}

interface Target {
  /** `http://127.0.0.1:4400`. */
  readonly url: string;
  readonly brandId: string;
  readonly token?: string;
}

/** Longer than the server may take for any call. In ms. */
const TIMEOUT_MS = 30_000;

/** Calls of staff for one brand. */
export function client({ url, brandId, token }: Target): Client {
  const send = httpCaller(url);
  const reply = <K extends OpsCall>(key: K, args: RequestArgs<K>) =>
    send(key, args, {
      token,
      headers: {
        'web-hostname': `${brandId}.localhost`,
        ...('money' in contract[key] && { 'idempotency-key': randomUUID() }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new Error(`No answer from ${new URL(url).origin}: is the server running? (${reasonOf(cause)})`);
    });
  return {
    call: async (key, args) => {
      const { data, meta } = await reply(key, args);
      return { data, meta };
    },
    file: async <K extends FileCall>(key: K, args: RequestArgs<K>) => {
      const answer: HttpReply & { readonly data: unknown } = await reply(key, args);
      return answer.status === 200 ? answer.bytes : (answer.data as never);
    },
  };
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
}
