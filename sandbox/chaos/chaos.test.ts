import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PortTypes } from '#server/providers/kit/defineAdapter';
import { inCall } from '#server/providers/kit/providerFetch';
import type { TransferPoll } from '#server/providers/ports/transferSource';
import { makeTransfer, type SandboxTransfer } from '../bank/sandboxTransfers';
import { recentMessages } from '../protocols/messages';
import { connectedSandbox, type ConnectedSandbox } from '../protocols/testing/connectedSandbox';
import { chaosPorts, faultsOf, type ChaosPort } from './chaos';
import { faultTexts, portTexts } from './chaosTexts';

const NEVER = new AbortController().signal;
const NOW = new Date('2026-11-14T09:00:00+07:00');

describe('faults of the sandbox', () => {
  let world: ConnectedSandbox;
  let slip: SandboxTransfer;
  beforeAll(async () => {
    world = await connectedSandbox();
    const order = {
      fromBank: 'KBANK',
      fromAccount: '1112223334',
      toBank: 'SCB',
      toAccount: '5556667778',
    } as const;
    const transfer = await makeTransfer(world.db, { ...order, amount: 321.5 }, world.clock.now());
    if (!transfer) throw new Error('The transfer was refused.');
    slip = transfer;
  });
  afterAll(() => world.close());
  afterEach(() => world.fail({}));

  const service = <P extends keyof PortTypes>(port: P, index = 0): PortTypes[P] => {
    const provider = world.connections.of(port, 'primary')[index];
    if (!provider) throw new Error(`There is no provider for ${port}.`);
    return provider.service;
  };
  const order = () => ({
    ...{ id: randomUUID(), reference: randomUUID(), bankName: 'KBANK', bankId: '1234567890' },
    ...{ accountName: 'สมชาย ใจดี', amount: 30_050 },
  });
  const code = () => ({
    ...{ reference: 'A1B2C3D4E5F60718', amount: 50_017, expiresAt: NOW },
    to: { bankName: 'SCB', bankId: '1234567890', promptPayId: null },
  });
  const lookUp = () => {
    const question = { payload: '', sendingBank: slip.sending_bank, transRef: slip.trans_ref };
    return service('slips').lookUp(question, NEVER);
  };
  /** A call of each service that answers. */
  const calls: Readonly<Record<Exclude<ChaosPort, 'email'>, () => Promise<unknown>>> = {
    slips: async () => {
      const answer = await lookUp();
      if (answer.result === 'PROVIDER_ERROR') throw new Error(answer.detail);
    },
    bankNames: () => service('bankNames').find({ bankName: 'KBANK', bankId: '1234567890' }),
    payouts: () => service('payouts').pay(order()),
    promptpay: () => service('promptpay').create(code()),
    transfers: () => (service('transfers', 1) as TransferPoll).read({ cursor: null, from: NOW, to: NOW }),
    games: () => service('games').balance({ brandId: 'primary', memberId: randomUUID() }),
    seamless: () => service('games', 1).games(),
    sms: () => service('sms').send({ to: '+66812345678', text: 'รหัส 123456' }),
  };
  const within = (ms: number, call: () => Promise<unknown>) =>
    inCall({ signal: AbortSignal.timeout(ms) }, call);

  describe.each(Object.entries(calls))('of %s', (name, call) => {
    const port = name as ChaosPort;

    it('it answers without any', async () => {
      await expect(call()).resolves.not.toThrow();
    });

    it.each([
      ['error', /HTTP 500|not accepted/],
      ['malformed', /JSON/],
      ['outage', /fetch failed/],
    ] as const)('%s reaches the adapter', async (fault, message) => {
      await world.fail({ [port]: [fault] });
      await expect(call()).rejects.toThrow(message);
    });

    it('hang and slow exceed a time limit, and slow ends', async () => {
      await world.fail({ [port]: ['hang'] });
      await expect(within(100, call)).rejects.toThrow(/abort|timeout/i);
      await world.fail({ [port]: ['slow'] }, 30_000);
      await expect(within(100, call)).rejects.toThrow(/abort|timeout/i);
      await world.fail({ [port]: ['slow'] }, 1);
      await expect(call()).resolves.not.toThrow();
    });
  });

  it('S6 a slip with a wrong amount is a baht too much', async () => {
    expect(await lookUp()).toMatchObject({ result: 'FOUND', transfer: { amount: 321.5 } });
    await world.fail({ slips: ['wrongAmount'] });
    expect(await lookUp()).toMatchObject({ result: 'FOUND', transfer: { amount: 322.5 } });
  });

  it('a QR code of a wrong amount is refused', async () => {
    expect((await service('promptpay').create(code())).payload).toContain('5406500.17');
    await world.fail({ promptpay: ['wrongAmount'] });
    await expect(service('promptpay').create(code())).rejects.toThrow('another amount');
  });

  it('M12 an order with an unknown outcome is paid, and its status proves it', async () => {
    const { pay, status } = service('payouts');
    const unknown = order();
    await world.fail({ payouts: ['unknown'] });
    await expect(pay(unknown)).rejects.toThrow('HTTP 500');
    await world.fail({});
    expect(await status?.(unknown)).toEqual({ status: 'PAID' });
  });

  it('an error and an outage leave an order unknown to the provider', async () => {
    const { pay, status } = service('payouts');
    for (const fault of ['error', 'outage'] as const) {
      const lost = order();
      await world.fail({ payouts: [fault] });
      await expect(pay(lost)).rejects.toThrow();
      await world.fail({});
      expect(await status?.(lost)).toEqual({ status: 'NOT_FOUND' });
    }
  });

  it('a text message and an e-mail with an unknown outcome are delivered', async () => {
    await world.fail({ sms: ['unknown'], email: ['unknown'] });
    const text = randomUUID();
    await expect(service('sms').send({ to: '+66812345678', text })).rejects.toThrow('HTTP 500');
    const email = { to: 'somchai@staff.example', subject: text, text, html: text };
    await expect(service('email').send(email)).rejects.toThrow('451');
    const delivered = (await recentMessages(world.db)).filter(({ content }) => content === text);
    expect(delivered.map(({ kind }) => kind).sort()).toEqual(['email', 'sms']);
  });

  it('the mail server refuses, hangs, is slow, and is down', async () => {
    const send = (subject: string) =>
      service('email').send({ to: 'somchai@staff.example', subject, text: subject, html: subject });
    await world.fail({ email: ['error'] });
    await expect(send('refused')).rejects.toThrow('451');
    await world.fail({ email: ['outage'] });
    await expect(send('down')).rejects.toThrow();
    for (const fault of ['hang', 'slow'] as const) {
      await world.fail({ email: [fault] }, 30_000);
      const sent = send('late').catch(() => undefined);
      expect(await Promise.race([sent, sleep(200, 'no answer')])).toBe('no answer');
    }
    await world.fail({});
    await send('well');
    const subjects = (await recentMessages(world.db)).map(({ subject }) => subject);
    expect(subjects).toContain('well');
    for (const lost of ['refused', 'down', 'late']) expect(subjects).not.toContain(lost);
  });

  describe('/chaos', () => {
    const request = (init: RequestInit & { readonly path?: string } = {}) =>
      fetch(`${world.url}/chaos${init.path ?? ''}`, { redirect: 'manual', ...init });
    const state = async () => (await request({ headers: { accept: 'application/json' } })).json();

    it('is JSON for tests', async () => {
      const faults = { slips: ['slow'], transfers: ['duplicate', 'skew'] };
      const body = JSON.stringify({ slowMs: 10, faults });
      const answer = await request({ method: 'PUT', body });
      expect([answer.status, await answer.json()]).toEqual([200, { slowMs: 10, faults }]);
      expect(await state()).toEqual({ slowMs: 10, faults });
      await request({ method: 'PUT', body: '{"faults":{}}' });
      expect(await state()).toEqual({ slowMs: 3_000, faults: {} });
    });

    it.each([
      '{"faults":{"slips":["duplicate"]}}',
      '{"faults":{"banks":["slow"]}}',
      '{"slowMs":0,"faults":{}}',
      '{}',
      'slow',
    ])('refuses %s and changes nothing', async (body) => {
      await world.fail({ sms: ['error'] });
      const answer = await request({ method: 'PUT', body });
      expect(answer.status).toBe(400);
      expect(await state()).toMatchObject({ faults: { sms: ['error'] } });
    });

    it('is a page with every fault of every service, in Thai and English', async () => {
      for (const language of ['th', 'en'] as const) {
        await world.fail({ payouts: ['unknown'] });
        const answer = await request({ path: `?language=${language}` });
        const page = await answer.text();
        expect(String(answer.headers.get('content-security-policy'))).toContain("default-src 'none'");
        for (const port of chaosPorts) {
          expect(page).toContain(portTexts[port][language]);
          for (const fault of faultsOf[port]) {
            expect(page).toContain(`name="${port}" value="${fault}"`);
            expect(page).toContain(faultTexts[fault][language]);
          }
        }
        expect(page.match(/ checked>/g)).toHaveLength(1);
        expect(page).toContain('name="payouts" value="unknown" checked>');
      }
    });

    it('takes its form, and switches everything off', async () => {
      const form = 'sms=slow&sms=error&email=outage&slowMs=1500';
      const answer = await request({ method: 'POST', path: '?language=en', body: new URLSearchParams(form) });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/chaos?language=en']);
      const faults = { sms: ['slow', 'error'], email: ['outage'] };
      expect(await state()).toEqual({ slowMs: 1_500, faults });
      await request({ method: 'POST', body: new URLSearchParams(`${form}&clear=1`) });
      expect(await state()).toEqual({ slowMs: 1_500, faults: {} });
    });

    it('serves its style and fonts', async () => {
      for (const path of ['/tools.css', '/fonts/sarabun-thai-400.woff2'])
        expect((await fetch(world.url + path)).status, path).toBe(200);
      expect((await fetch(`${world.url}/fonts/x.woff2`)).status).toBe(404);
    });
  });
});
