import { randomUUID } from 'node:crypto';
import { contract, type FileCall, type StaffCall, type Calls } from '#schemas/api/contract';
import type { RequestArgs } from '#core/contract/request';
import { type HttpReply, httpCaller } from '../lib/httpCaller';
import type { Options } from './options';

/** The calls of this tool. */
export type OpsCall = StaffCall | 'POST /api/staff/login' | 'GET /api/setting/operational/website';

/** What a command does; returns what it prints. */
export type Command = (api: Client, options: Options) => Promise<string>;
export type Commands = Readonly<Record<string, Command>>;

export interface Client {
  /** @throws CallError when the server rejects the call, Error without a response. */
  readonly call: <K extends OpsCall>(
    key: K,
    args: RequestArgs<K>,
  ) => Promise<{ data: Calls[K]['data']; meta: Calls[K]['meta'] }>;
  /** The bytes of a file call; fails like `call`. */
  readonly file: <K extends FileCall>(key: K, args: RequestArgs<K>) => Promise<Buffer>;
}

interface Target {
  /** `http://127.0.0.1:4400`. */
  readonly url: string;
  readonly brandId: string;
  readonly token?: string;
}

/** Timeout in ms, longer than any call may take. */
const TIMEOUT_MS = 30_000;

/** A client of the staff calls of one brand. */
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
      throw new Error(`No response from ${new URL(url).origin}: is the server running? (${reasonOf(cause)})`);
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
