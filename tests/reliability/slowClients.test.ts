import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import { eventually } from '#server/testing/eventually';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { send } from './testing/send';

const IDLE = 300;
const HALF_HEADERS = 100;
const HALF_BODIES = 100;

describe('clients that hold connections open without completing a request', () => {
  let t: TestApp;
  let address: string;
  let member: TestMember;
  const sockets: Socket[] = [];
  /** The server's ends of the connections. */
  const accepted: Socket[] = [];
  beforeAll(async () => {
    t = await testApp();
    t.app.server.on('connection', (socket) => void accepted.push(socket));
    address = await t.app.listen({ port: 0, host: '127.0.0.1' });
    member = await buildMember(t, { credit: 5_000 });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await t.close();
  });

  const open = async (count: number, text: string) => {
    const opened = Array.from({ length: count }, () => {
      const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
      socket.on('error', () => undefined);
      sockets.push(socket);
      return socket;
    });
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    for (const socket of opened) socket.write(text);
    return opened;
  };

  it('D8 500 of them delay no other client, and an incomplete request uses no database connection', async () => {
    await open(IDLE, '');
    const head = 'POST /api/auth/deposit-request HTTP/1.1\r\nHost: primary.localhost\r\n';
    const slow = await open(HALF_HEADERS, head);
    const body = `${head}Authorization: Bearer ${member.token}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`;
    slow.push(...(await open(HALF_BODIES, body)));
    const drip = setInterval(() => {
      for (const socket of slow) socket.write('x');
    }, 100);
    await eventually(() => accepted.length).toBe(IDLE + slow.length);
    await eventually(() => accepted.filter(({ bytesRead }) => bytesRead > 0).length).toBe(slow.length);
    const headers = { 'web-hostname': 'primary.localhost' };
    const params = { username: member.username };
    const reads = Array.from({ length: 100 }, () =>
      send(address, 'POST /api/auth/user/getCredit/{username}', {
        token: member.token,
        params,
        body: {},
        headers,
      }),
    );
    const replies = await Promise.all(reads);
    clearInterval(drip);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(replies.map(({ data }) => data.point)).toEqual(replies.map(() => 50));
    expect(t.pool.totalCount - t.pool.idleCount).toBe(0);
  });

  it('D8 limits how long a request may take to arrive', () => {
    const { requestTimeout, headersTimeout, keepAliveTimeout, maxRequestsPerSocket, timeout } = t.app.server;
    for (const limit of [requestTimeout, headersTimeout, keepAliveTimeout, timeout]) {
      expect(limit).toBeGreaterThan(0);
      expect(limit).toBeLessThanOrEqual(72_000);
    }
    expect(maxRequestsPerSocket).toBeGreaterThan(0);
  });
});
