import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createAdapter } from '#server/testing/createAdapter';
import { adapter } from './adapter';

const MESSAGE = { to: 'somchai@staff.example', subject: 'คำเชิญ', text: 'สวัสดี', html: '<p>สวัสดี</p>' };

describe('email/smtp', () => {
  let server: SMTPServer;
  const received: { user: string | undefined; to: string[]; content: string }[] = [];
  afterEach(
    () =>
      new Promise<void>((resolve) => {
        received.length = 0;
        server.close(resolve);
      }),
  );

  async function listen(
    host: string,
    options: SMTPServerOptions = {},
  ): Promise<{ host: string; port: number }> {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        if (password === 'secret') done(null, { user: username });
        else done(new Error('wrong password'));
      },
      onData: (stream, { user, envelope }, done) => {
        void buffer(stream).then((content) => {
          const to = envelope.rcptTo.map(({ address }) => address);
          received.push({ user, to, content: content.toString() });
          done();
        });
      },
      ...options,
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => void server.listen(0, host, resolve));
    return { host, port: (server.server.address() as AddressInfo).port };
  }
  const create = (settings: object, secrets = {}) =>
    createAdapter(adapter, 'email', { from: 'sala@brand.example', ...settings }, secrets);

  it('sends text and HTML, logged in', async () => {
    const place = await listen('127.0.0.1');
    const email = create({ ...place, fromName: 'Sala', user: 'sala' }, { password: 'secret' });
    await email.send(MESSAGE);
    expect(received).toMatchObject([{ user: 'sala', to: [MESSAGE.to] }]);
    const content = received[0]?.content ?? '';
    expect(content).toContain('From: Sala <sala@brand.example>');
    expect(content).toContain('text/plain');
    expect(content).toContain('text/html');
  });

  it('a wrong password is a failure', async () => {
    const place = await listen('127.0.0.1');
    await expect(create({ ...place, user: 'sala' }, { password: 'x' }).send(MESSAGE)).rejects.toThrow();
  });

  it('refuses a server of another machine without TLS', async () => {
    // The whole network 127/8 is this machine, but the adapter exempts only its usual names.
    const place = await listen('127.0.0.2');
    await expect(create(place).send(MESSAGE)).rejects.toThrow(/STARTTLS|TLS/);
    expect(received).toEqual([]);
  });

  it('refuses a user without a password', async () => {
    const place = await listen('127.0.0.1');
    expect(() => create({ ...place, user: 'sala' })).toThrow('belong together');
  });
});
