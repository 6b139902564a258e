import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkProvider } from '#scripts/provider/checkProvider';
import { openReceiver } from '#scripts/provider/conformance/receiver';
import type { Samples } from '#scripts/provider/conformance/subject';
import { checked, setupOf } from '#scripts/provider/conformance/testing/check';
import {
  SLIP,
  gameService,
  gameSettings,
  pollSettings,
  slipService,
  slipSettings,
} from '#scripts/provider/conformance/testing/services';
import { projectRoot } from '#server/platform/root';
import { adapter as email } from '#server/providers/email/smtp/adapter';
import { adapter as files } from '#server/providers/files/s3/adapter';
import { adapter as seamless } from '#server/providers/games/seamless/adapter';
import type { Adapter } from '#server/providers/kit/defineAdapter';
import type { GameProvider } from '#server/providers/ports/gameProvider';
import type { TransferWebhook } from '#server/providers/ports/transferSource';
import { adapter as oidc } from '#server/providers/staffLogin/oidc/adapter';
import { adapter as webhook } from '#server/providers/transfers/webhook/adapter';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import { openIdProvider } from '#server/testing/openIdProvider';
import { startS3 } from '#server/testing/s3Server';
import { createTestDatabase } from '#server/testing/testDatabase';

const execute = promisify(execFile);
const PROGRAM = 'scripts/provider.ts';
const RUN = { cwd: projectRoot, env: { ...process.env, SLIP_KEY: 'secret-key' } };
const KEYS = { key: 'secret-key', nextKey: 'next-key' };
const CLOCK = 'clock: a call of ten minutes ago, or of then, is refused, and four minutes are tolerated';

describe('suites of providers that call the server', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sala-checks-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  /** Each of `samples` against the same receiver, because a start takes a second. */
  const run = async (
    adapter: Adapter,
    settings: object,
    samples: readonly Samples[] = [{}],
    secrets: Record<string, string> = KEYS,
  ) => {
    const setup = setupOf(adapter, settings, secrets);
    const database = await createTestDatabase();
    const receiver = await openReceiver({ access: database.access, setup });
    const shared = { ...receiver, close: () => Promise.resolve() };
    try {
      const results: Awaited<ReturnType<typeof checked>>[] = [];
      for (const each of samples)
        results.push(await checked(setup, { samples: each, openReceiver: () => Promise.resolve(shared) }));
      return results;
    } finally {
      await receiver.close();
      await database.drop();
    }
  };

  describe('transfers/webhook', () => {
    const { mapping } = pollSettings('');
    const item = {
      ref: 'TRANSFER01',
      amount: 500,
      at: '2026-11-14T09:00:00+07:00',
      bank: 'SCB',
      account: '1234567890',
    };
    const from = { fromBank: 'KBANK', fromAccount: '0987654321', fromName: 'สมชาย ใจดี' };
    const messageOf = async (line: object) => {
      const file = path.join(folder, `${Object.keys(line).length}.json`);
      await writeFile(file, JSON.stringify({ lines: [line] }));
      return { message: file };
    };

    it('passes with sala-signature, and fails with a message that the settings do not read', async () => {
      const samples = [await messageOf({ ...item, ...from }), await messageOf(item)];
      const [read, unread] = await run(webhook, { mapping }, samples);
      expect(read).toMatchObject({ failed: [], skipped: [] });
      expect(unread?.failed).toEqual([
        'contract: each item of your message is a transfer, or is excluded by the settings',
      ]);
    });

    it('passes with a signature of the provider’s own, banks of its names, and amounts in satang', async () => {
      const signature = {
        ...{
          header: 'x-sign',
          encoding: 'base64',
          prefix: 'v1=',
          signed: '{time}:{body}',
          timeHeader: 'x-time',
        },
      };
      const named = {
        ...mapping,
        unit: 'satang',
        banks: { kasikorn: 'KBANK', commercial: '014' },
        only: [{ at: '/kind', in: ['in'] }],
      };
      const [result] = await run(
        webhook,
        { mapping: named, signature, acknowledgement: { ok: true } },
        [{}],
        { key: 'k' },
      );
      expect(result?.failed).toEqual([]);
      expect(result?.skipped).toHaveLength(2);
    });

    it('fails where signatures are not verified', async () => {
      const lenient: Adapter = {
        ...webhook,
        create: (context) => ({ ...(webhook.create(context) as TransferWebhook), verify: () => undefined }),
      };
      expect((await run(lenient, { mapping }))[0]?.failed).toEqual([
        ...['signature: a wrong key is refused', 'signature: a call without one is refused'],
        ...['signature: a changed body is refused', CLOCK],
      ]);
    });
  });

  describe('games/seamless', () => {
    let house: LocalProvider;
    beforeAll(async () => {
      house = await localProvider();
      house.reply = gameService();
    });
    afterAll(() => house.close());

    it('passes against an honest house', async () => {
      expect(await run(seamless, gameSettings(house.url))).toMatchObject([{ failed: [], skipped: [] }]);
    });

    it('fails where signatures are not verified', async () => {
      const lenient: Adapter = {
        ...seamless,
        create: (context) => ({
          ...(seamless.create(context) as GameProvider),
          seamless: { verify: () => undefined },
        }),
      };
      const [result] = await run(lenient, gameSettings(house.url));
      expect(result?.failed).toEqual(['signature: a wrong key is refused and changes nothing', CLOCK]);
    });
  });
});

describe('suites of other protocols than HTTP with JSON', () => {
  let close: (() => unknown) | undefined;
  afterEach(async () => {
    await close?.();
  });

  it('files/s3 passes, and fails with a key that may not read', async () => {
    const s3 = await startS3();
    close = s3.close;
    const { endpoint, bucket, accessKeyId, secretAccessKey } = s3;
    const setup = setupOf(files, { endpoint, bucket }, { accessKeyId, secretAccessKey });
    expect(await checked(setup)).toMatchObject({ failed: [], skipped: [] });
    const wrong = await checked(setupOf(files, { endpoint, bucket }, { accessKeyId, secretAccessKey: 'x' }));
    expect(wrong.failed).toHaveLength(3);
  });

  it('staffLogin/oidc passes, and fails without its provider', async () => {
    const redirectUri = 'http://localhost/signed-in';
    const provider = await openIdProvider(redirectUri);
    close = provider.close;
    const { issuer, clientId, clientSecret } = provider;
    const settings = { issuer, clientId, redirectUri, name: { th: 'บริษัท', en: 'Company' } };
    expect(await checked(setupOf(oidc, settings, { clientSecret }))).toMatchObject({
      failed: [],
      skipped: [],
    });
    const absent = setupOf(oidc, { ...settings, issuer: 'http://127.0.0.1:9' }, { clientSecret });
    expect((await checked(absent)).failed).toHaveLength(2);
  });

  it.each([
    ['passes', false, []],
    ['fails at an open relay', true, ['send: a wrong password is refused']],
  ])('email/smtp %s', async (_what, isOpen, failed) => {
    const server = new SMTPServer({
      ...{ disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
      onAuth: ({ username, password }, _session, done) => {
        if (password === 'secret' || isOpen) done(null, { user: username });
        else done(new Error('wrong password'));
      },
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => {
          done();
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    close = () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      });
    const { port } = server.server.address() as { port: number };
    const settings = { host: '127.0.0.1', port, from: 'sala@brand.example', user: 'sala' };
    const samples = { to: 'you@brand.example' };
    const result = await checked(setupOf(email, settings, { password: 'secret' }), { samples });
    expect(result).toMatchObject({ failed, skipped: [] });
  });
});

describe('npm run provider -- check', () => {
  it('prints each check with its reason and remedy, writes the report, and exits with 1', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sala-checks-'));
    const server = await localProvider();
    server.reply = slipService('open');
    const [file, report] = [path.join(folder, 'providers.json'), path.join(folder, 'report.json')];
    const settings = slipSettings(server.url);
    const slips = { adapter: 'slips/http', settings, secrets: { key: { env: 'SLIP_KEY' } } };
    await writeFile(file, JSON.stringify({ providers: { slips }, use: { slips: ['slips'] } }));
    const args = ['--providers', file, '--report', report, '--sample', `payload=${SLIP.payload}`];
    const failed = await execute(
      process.execPath,
      ['--import', 'tsx', PROGRAM, 'check', 'slips', ...args],
      RUN,
    ).catch((error: unknown) => error as { code: number; stdout: string });
    expect(failed).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /✗ look-up: a wrong key is refused\n.*answered.*\n +→ Answer 401/,
      ) as unknown,
    });
    expect(failed.stdout).toContain('needs --sample reference=…');
    expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
      ...{ provider: 'slips', port: 'slips', adapter: 'slips/http' },
      checks: expect.arrayContaining([
        expect.objectContaining({ name: 'look-up: a wrong key is refused', result: 'FAILED' }),
      ]) as unknown,
    });
    server.reply = slipService();
    const print = vi.spyOn(console, 'log').mockReturnValue();
    const check = (id: string) =>
      checkProvider({ id, file, samples: {}, withMoney: false, env: { SLIP_KEY: 'secret-key' } });
    expect(await check('slips')).toBe(true);
    expect(print).toHaveBeenLastCalledWith(expect.stringMatching(/6 passed, 0 failed, 3 skipped/));
    print.mockRestore();
    await expect(check('missing')).rejects.toThrow('has no provider "missing": name one of slips');
    // Without an id, so that it ends before the adapters are loaded.
    await expect(execute(process.execPath, ['--import', 'tsx', PROGRAM, 'check'], RUN)).rejects.toMatchObject(
      { code: 2, stderr: expect.stringContaining('usage: provider') as unknown },
    );
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
});
