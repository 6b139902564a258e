import type { CallKey, Calls } from '#schemas/api/contract';
import type { ErrorEnvelope } from '#schemas/api/envelope';
import { type HttpRequest, type RequestArgs, request } from './request';

/** An answer before its envelope is read. */
export interface RawReply {
  readonly status: number;
  readonly text: string;
}

/** The envelope of an answer with the types of the call. */
export interface Reply<K extends CallKey> {
  /** The data of a successful call. @throws CallError of a failed one. */
  readonly data: Calls[K]['data'];
  readonly meta: Calls[K]['meta'];
  /** The envelope of a failed call. @throws Error when the call succeeded. */
  readonly error: ErrorEnvelope;
}

/** The server refused a call; `message` is Thai and ready to show. */
export class CallError extends Error {
  override readonly name = 'CallError';

  readonly status: number;
  readonly code: ErrorEnvelope['code'];
  readonly params: ErrorEnvelope['params'];

  constructor(
    readonly call: CallKey,
    { status, code, message, errors, params }: ErrorEnvelope,
  ) {
    const fields = Object.values(errors ?? {}).filter((text) => text !== message);
    super([`${status} ${code}: ${message}`, ...fields].join('\n  '));
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

/**
 * A typed caller over a transport: builds the request, sends it, and reads the envelope when `data`, `meta` or `error`
 * is read, so that an answer that is no envelope (a file, a proxy's page) can be examined as text.
 * @param send sends a request with the options that its transport takes; rejects when no answer came.
 */
export function createCaller<Options, Raw extends RawReply>(
  send: (request: HttpRequest, options: Options) => Promise<Raw>,
) {
  return async <K extends CallKey>(key: K, args: RequestArgs<K>, options: Options): Promise<Raw & Reply<K>> =>
    readReply(key, await send(request(key, args), options));
}

function readReply<K extends CallKey, Raw extends RawReply>(key: K, raw: Raw): Raw & Reply<K> {
  const envelope = () => parse(key, raw) as ErrorEnvelope & Pick<Reply<K>, 'data' | 'meta'>;
  const isOk = raw.status === 200;
  return {
    ...raw,
    get data() {
      if (!isOk) throw new CallError(key, envelope());
      return envelope().data;
    },
    get meta() {
      return envelope().meta;
    },
    get error() {
      if (isOk) throw new Error(`${key} should have failed, but answered ${raw.text}`);
      return envelope();
    },
  };
}

function parse(key: CallKey, { status, text }: RawReply): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error(`${key} answered ${String(status)} without JSON: ${text.slice(0, 200)}`);
  }
}
