import { type RawReply, createCaller } from '#core/contract/caller';

export interface HttpOptions {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface HttpReply extends RawReply {
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/**
 * Typed calls over HTTP from Node.
 * @param origin e.g. `http://127.0.0.1:4400`. A call rejects with a TypeError when the connection fails or is cut.
 */
export function httpCaller(origin: string) {
  return createCaller(async ({ url, method, body, headers }, options: HttpOptions): Promise<HttpReply> => {
    const response = await fetch(new URL(url, origin), {
      method,
      headers: {
        ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        ...options.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(options.signal && { signal: options.signal }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes, text: bytes.toString('utf8') };
  });
}
