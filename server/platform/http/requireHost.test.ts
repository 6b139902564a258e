import net from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSites } from '#server/modules/registerSites';
import { testApp, type TestApp } from '#server/testing/testApp';

describe('the host of a request', () => {
  let t: TestApp;
  let port: number;
  beforeAll(async () => {
    t = await testApp({ registerSites });
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = t.app.server.address() as AddressInfo);
  });
  afterAll(() => t.close());

  /** First part of the answer to a raw request that no HTTP client would send. */
  async function answerTo(head: string): Promise<string> {
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    const [first] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return first.toString();
  }

  const statusOf = async (head: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(await answerTo(head))?.[1]);

  it.each([
    ['', 'none'],
    ['Host: ', 'an empty one'],
    ['Host: primary.localhost\r\nHost: sibling.localhost', 'two'],
    ['Host: primary.localhost, sibling.localhost', 'a list'],
    ['Host: x;script-src', 'a directive of a policy behind it'],
    ['Host: primary.localhost/..', 'a path behind it'],
    ['Host: user@primary.localhost', 'a user before it'],
    ['Host: primary.localhost:99999', 'a port that is none'],
    ['Host: primary.localhost:x', 'a word for a port'],
    ['Host: a%0d%0ab', 'an encoded line break'],
    ['Host: [::zz]', 'an address that is none'],
    ['Host: 1.2.3.4.5', 'numbers that are no address'],
    [`Host: ${'x'.repeat(300)}`, '300 letters'],
  ])('G 108 I6 refuses %j: %s', async (host) => {
    for (const path of ['/', '/api/setting', '/brand.json']) {
      const version = host === '' ? '1.0' : '1.1';
      expect([path, await statusOf(`GET ${path} HTTP/${version}\r\nX: x\r\n${host}`.trimEnd())]).toEqual([
        path,
        400,
      ]);
    }
  });

  it('I6 names the header in the answer to a proxy that drops it', async () => {
    expect(await answerTo('GET /api/setting HTTP/1.0')).toContain('exactly one valid Host is required');
  });

  it.each([
    'primary.localhost',
    'PRIMARY.localhost.:4400',
    '127.0.0.1:4400',
    '[::1]:4400',
    'unknown.example',
  ])('I6 takes %s', async (host) => {
    expect(await statusOf(`GET /api/setting HTTP/1.1\r\nHost: ${host}`)).toBe(200);
  });

  const POST = 'POST /api/auth/login HTTP/1.1\r\nHost: primary.localhost\r\nContent-Type: application/json';
  it.each([
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
    ['an unknown coding', 'Transfer-Encoding: xchunked'],
    ['a space before the colon', 'Transfer-Encoding : chunked'],
    ['a folded header', 'X: a\r\n b'],
    ['a bare line feed', 'X: a\nContent-Length: 5'],
    ['a length below zero', 'Content-Length: -1'],
  ])('A 32 refuses %s: two programs could read it in two ways', async (_, headers) => {
    expect(await statusOf(`${POST}\r\n${headers}`)).toBe(400);
  });

  it('G 109 does not support TRACE', async () => {
    expect(await statusOf('TRACE / HTTP/1.1\r\nHost: primary.localhost')).toBe(404);
  });

  it('D12 health checks need no host', async () => {
    expect(await statusOf('GET /livez HTTP/1.0')).toBe(200);
    expect(await statusOf('GET /readyz HTTP/1.0')).toBe(200);
  });
});
