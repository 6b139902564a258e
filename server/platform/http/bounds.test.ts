import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#server/testing/testApp';

describe('limits of the listening server', () => {
  let t: TestApp;
  let port: number;
  beforeAll(async () => {
    t = await testApp();
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    port = (t.app.server.address() as AddressInfo).port;
  });
  afterAll(() => t.close());

  /** The complete response to these bytes, until the connection closes or `ms` pass. */
  const say = (bytes: string, ms = 1_500) =>
    new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      const end = () => {
        socket.destroy();
        resolve(heard);
      };
      socket
        .on('data', (data) => (heard += data.toString()))
        .on('close', end)
        .on('error', end);
      setTimeout(end, ms).unref();
    });

  it('D8 500 sockets with incomplete headers delay no other client', async () => {
    const slow: Socket[] = Array.from({ length: 500 }, () => connect(port, '127.0.0.1'));
    for (const socket of slow)
      socket.on('error', () => undefined).write('GET /livez HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    for (let n = 0; n < 20; n += 1)
      expect((await fetch(`http://127.0.0.1:${String(port)}/readyz`)).status).toBe(200);
    for (const socket of slow) socket.destroy();
    const { headersTimeout, requestTimeout, timeout, maxRequestsPerSocket, keepAliveTimeout } = t.app.server;
    expect({ headersTimeout, requestTimeout, timeout }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      timeout: 60_000,
    });
    expect(maxRequestsPerSocket).toBeGreaterThan(0);
    expect(keepAliveTimeout).toBeGreaterThan(0);
  });

  it('D10 an aborted request is not logged as a server error', async () => {
    const head = `POST /api/auth/login HTTP/1.1\r\nHost: ${t.brand.id}.localhost\r\nContent-Type: application/json\r\n`;
    const asked = once(t.app.server, 'request') as Promise<[IncomingMessage]>;
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}Content-Length: 100\r\n\r\n{`));
    const [{ socket: theirs }] = await asked;
    const closed = new Promise((resolve) => theirs.once('close', resolve));
    socket.destroy();
    await closed;
    await setImmediate();
    expect(t.logs.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  });

  it('D8 rejects headers of a megabyte', async () => {
    const answer = await say(`GET /livez HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(1_000_000)}\r\n\r\n`);
    expect(answer === '' || answer.startsWith('HTTP/1.1 431')).toBe(true);
  });

  it('A 32 4.2.1 rejects a body with two lengths', async () => {
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    expect(
      await say(
        `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /livez HTTP/1.1\r\n\r\n`,
      ),
    ).toMatch(/^HTTP\/1.1 400/);
    expect(await say(`${head}Content-Length: 4\r\nContent-Length: 5\r\n\r\nnull`)).toMatch(/^HTTP\/1.1 400/);
  });

  it('G 109 does not support TRACE', async () => {
    expect(
      await say(
        'TRACE /api/auth/login HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer canary\r\nConnection: close\r\n\r\n',
      ),
    ).not.toMatch(/200 OK|canary/);
  });

  it('D12 readyz queries the database, livez does not; neither reveals anything else', async () => {
    const ask = async (path: string) => {
      const { statusCode, payload } = await t.app.inject(path);
      return [statusCode, payload];
    };
    expect(await t.queries(() => ask('/livez'))).toHaveLength(0);
    expect((await t.queries(() => ask('/readyz'))).length).toBeLessThanOrEqual(1);
    expect([await ask('/livez'), await ask('/readyz')]).toEqual([
      [200, '{"status":"ok"}'],
      [200, '{"status":"ok"}'],
    ]);
  });
});
