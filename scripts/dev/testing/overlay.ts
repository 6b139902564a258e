import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { randomBytes } from 'node:crypto';

/** What the development server sends to an open page, as far as a test reads it. */
export interface HotMessage {
  readonly type: string;
  readonly err?: {
    readonly message: string;
    readonly loc?: { readonly file: string; readonly line: number };
  };
  readonly updates?: readonly { readonly path: string }[];
}

/** Connects as an open page does. @returns the messages so far, and a function that disconnects. */
export async function openPage(port: number): Promise<{ messages: HotMessage[]; close: () => void }> {
  const client = await (await fetch(`http://127.0.0.1:${port}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const upgrade = request({
    port,
    path: `/?token=${token}`,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      'sec-websocket-protocol': 'vite-hmr',
    },
  }).end();
  const [, socket, head] = (await once(upgrade, 'upgrade')) as [IncomingMessage, Socket, Buffer];
  const messages: HotMessage[] = [];
  let received = head;
  const read = (part: Buffer) => {
    received = Buffer.concat([received, part]);
    for (let frame = firstFrame(received); frame; frame = firstFrame(received)) {
      messages.push(JSON.parse(frame.text) as HotMessage);
      received = received.subarray(frame.end);
    }
  };
  read(Buffer.alloc(0));
  socket.on('data', read);
  return { messages, close: () => socket.destroy() };
}

/** The first complete text frame of a WebSocket's server: its length takes 7, 16 or 64 bits. */
function firstFrame(bytes: Buffer): { text: string; end: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 127;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < start) return undefined;
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const end = start + length;
  return bytes.length < end ? undefined : { text: bytes.toString('utf8', start, end), end };
}
