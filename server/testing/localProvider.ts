import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface ProviderReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON; a string is sent as it is. */
  readonly body?: unknown;
}

/** A provider's server on this machine. */
export interface LocalProvider {
  readonly url: string;
  /** Oldest first. */
  readonly requests: ReceivedRequest[];
  /** What it answers; a promise that never settles is a server that hangs. */
  reply: (request: ReceivedRequest) => ProviderReply | Promise<ProviderReply>;
  close(): Promise<void>;
}

export async function localProvider(): Promise<LocalProvider> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, url, headers, body: await buffer(incoming) };
      requests.push(request);
      const { status = 200, headers: sent, body } = await provider.reply(request);
      outgoing.writeHead(status, { 'content-type': 'application/json', ...sent });
      outgoing.end(typeof body === 'string' ? body : JSON.stringify(body ?? null));
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const provider: LocalProvider = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requests,
    reply: () => ({}),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return provider;
}
