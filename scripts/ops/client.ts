import { randomUUID } from 'node:crypto';
import { contract } from '#schemas/api/contract';
import type { Calls } from '#schemas/api/contract';
import { splitKey } from '#schemas/api/callTypes';
import type { FileCall, RequestArgs, StaffCall } from '#schemas/api/callTypes';
import type { ErrorEnvelope, SuccessEnvelope } from '#schemas/api/envelope';

/** Calls that this tool makes. */
export type OpsCall = StaffCall | 'POST /api/staff/login' | 'GET /api/setting/operational/website';

/** The server said no; `message` is Thai and ready to show. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  readonly code: string;
  readonly params: ErrorEnvelope['params'];

  constructor({ status, code, message, errors, params }: ErrorEnvelope) {
    const fields = Object.values(errors ?? {}).filter((text) => text !== message);
    super([`${status} ${code}: ${message}`, ...fields].join('\n  '));
    this.code = code;
    this.params = params;
  }
}

export interface Client {
  readonly call: <K extends OpsCall>(
    key: K,
    args: RequestArgs<K>,
  ) => Promise<{ data: Calls[K]['data']; meta: Calls[K]['meta'] }>;
  /** What a call answers that answers a file. */
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

/** Speaks to the server for one brand. @throws Refusal, and Error when nobody answers. */
export function client({ url, brandId, token }: Target): Client {
  const ask = <K extends OpsCall>(key: K, args: RequestArgs<K>): Promise<Response> => {
    const { params, query, body } = args as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
    };
    const { method, path } = splitKey(key);
    const address = new URL(
      path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? '')),
      url,
    );
    address.search = new URLSearchParams(query).toString();
    return send(address, {
      method,
      headers: {
        'web-hostname': `${brandId}.localhost`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...('money' in contract[key] && { 'idempotency-key': randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  };
  return {
    call: async (key, args) => (await envelopeOf(await ask(key, args))) as never,
    file: async (key, args) => {
      const response = await ask(key, args);
      // What is no file says why, as every refusal does.
      if (!response.ok) await envelopeOf(response);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

async function send(address: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    throw new Error(`No answer from ${address.origin}: is the server running? (${reasonOf(cause)})`);
  }
}

async function envelopeOf(response: Response): Promise<SuccessEnvelope<unknown>> {
  const text = await response.text();
  let envelope: SuccessEnvelope<unknown> | ErrorEnvelope;
  try {
    envelope = JSON.parse(text) as typeof envelope;
  } catch {
    throw new Error(`${response.url} answered ${response.status} and no JSON: is it this platform's server?`);
  }
  if ('code' in envelope) throw new Refusal(envelope);
  return envelope;
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
}
