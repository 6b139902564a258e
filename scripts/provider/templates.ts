import type { PortName } from '#schemas/providers/providersFile';

/** What a new adapter of a port does with a JSON service, and how its test calls it. */
export interface PortTemplate {
  /** Members of the object that `create` returns; `send(path, body)` resolves to the JSON of an answer 200. */
  readonly service: string;
  /** Functions next to `send` that it uses. */
  readonly helper?: string;
  /** What the adapter imports from `kit/responseMapping`, and other imports. */
  readonly mapping?: string;
  readonly imports?: string;
  /** Call of `service` in the test. */
  readonly call: string;
  /** JSON that the test's server answers, and what the call comes to then. */
  readonly answer: string;
  readonly result: string;
}

const PLAYER = `{ brandId: 'primary', memberId: '018f3a5e-0000-7000-8000-000000000001' }`;

export const templates: Readonly<Partial<Record<PortName, PortTemplate>>> = {
  slips: {
    mapping: 'numberFrom, textFrom, ',
    service: `lookUp: async ({ payload }) => {
        const body = await send('slip', { payload });
        if (textFrom(body, ['/status']) === 'NOT_FOUND') return { result: 'NOT_FOUND' };
        const party = (side: string) => ({
          name: textFrom(body, [\`/\${side}/name\`]),
          bank: textFrom(body, [\`/\${side}/bank\`]),
          account: textFrom(body, [\`/\${side}/account\`]),
        });
        return {
          result: 'FOUND',
          transfer: {
            transRef: textFrom(body, ['/reference']) ?? '',
            sendingBank: textFrom(body, ['/sender/bank']),
            amount: numberFrom(body, ['/amount']),
            currency: 'THB',
            country: 'TH',
            date: textFrom(body, ['/date']) ?? '',
            sender: party('sender'),
            receiver: party('receiver'),
          },
        };
      },`,
    call: `service.lookUp({ payload: 'QR', sendingBank: '004', transRef: 'ABC123' }, new AbortController().signal)`,
    answer: `{ status: 'NOT_FOUND' }`,
    result: `{ result: 'NOT_FOUND' }`,
  },
  transfers: {
    imports: `import { readTransfers } from '../transferMapping';\n`,
    service: `kind: 'POLL',
      everyMs: 5_000,
      // The service may report a transfer an hour late.
      overlapMs: 3_600_000,
      byPeriod: true,
      read: async ({ from, to }) => {
        const body = await send('transfers', { from: from.toISOString(), to: to.toISOString() });
        const sender = { bank: ['/from/bank'], account: ['/from/account'], name: ['/from/name'] };
        const receiver = { bank: ['/to/bank'], account: ['/to/account'] };
        const transfer = { transRef: ['/reference'], amount: ['/amount'], date: ['/date'], to: receiver, sender };
        const items = readTransfers({ items: '/transfers', transfer }, body);
        if (!items) throw new Error('The answer has no transfers.');
        return { items, next: null };
      },`,
    call: `'kind' in service && service.kind === 'POLL' && service.read({ cursor: null, from: new Date(0), to: new Date() })`,
    answer: `{ transfers: [] }`,
    result: `{ items: [], next: null }`,
  },
  payouts: {
    mapping: 'textFrom, ',
    service: `isIdempotent: true,
      pay: async ({ reference, amount, bankName, bankId, accountName }) => {
        const body = await send('payout', { reference, satang: amount, bankName, bankId, accountName });
        const status = textFrom(body, ['/status']);
        if (status === 'PAID' || status === 'PENDING') return { status };
        if (status === 'FAILED') return { status, reason: 'ธนาคารปฏิเสธรายการนี้' };
        // Any other answer leaves the result unknown.
        throw new Error('The answer has no known status.');
      },`,
    call: `service.pay({
      ...{ id: '1', reference: 'order-1', bankName: 'SCB', bankId: '1234567890' },
      ...{ accountName: 'นาย สมชาย ใจดี', amount: 30_050 },
    })`,
    answer: `{ status: 'PAID' }`,
    result: `{ status: 'PAID' }`,
  },
  promptpay: {
    mapping: 'textFrom, ',
    service: `needsPromptPayId: false,
      // The provider of incoming transfers reports the payment with the reference.
      create: async ({ reference, amount, expiresAt }) => {
        const body = await send('code', { reference, satang: amount, expiresAt: expiresAt.toISOString() });
        const payload = textFrom(body, ['/payload']);
        if (payload === null) throw new Error('The answer has no code.');
        return { payload };
      },`,
    call: `service.create({
      ...{ reference: 'A1', amount: 50_000, expiresAt: new Date() },
      to: { bankName: 'SCB', bankId: '1234567890', promptPayId: null },
    })`,
    answer: `{ payload: '0002' }`,
    result: `{ payload: '0002' }`,
  },
  bankNames: {
    mapping: 'textFrom, ',
    service: `find: async ({ bankName, bankId }) => {
        const body = await send('name', { bankName, bankId });
        if (textFrom(body, ['/status']) === 'NOT_FOUND') return null;
        const name = textFrom(body, ['/name']);
        if (name === null) throw new Error('The answer has no name.');
        return name.slice(0, 200);
      },`,
    call: `service.find({ bankName: 'KBANK', bankId: '1234567890' })`,
    answer: `{ name: 'นาย สมชาย ใจดี' }`,
    result: `'นาย สมชาย ใจดี'`,
  },
  sms: {
    mapping: 'textFrom, ',
    service: `send: async ({ to, text }) => {
        const body = await send('sms', { to, text });
        if (textFrom(body, ['/status']) !== 'ACCEPTED') throw new Error('The gateway did not accept the message.');
      },`,
    call: `service.send({ to: '+66812345678', text: 'รหัส 123456' })`,
    answer: `{ status: 'ACCEPTED' }`,
    result: `undefined`,
  },
  email: {
    mapping: 'textFrom, ',
    service: `send: async ({ to, subject, text, html }) => {
        const body = await send('email', { to, subject, text, html });
        if (textFrom(body, ['/status']) !== 'ACCEPTED') throw new Error('The service did not accept the message.');
      },`,
    call: `service.send({ to: 'somchai@staff.example', subject: 'คำเชิญ', text: 'สวัสดี', html: '<p>สวัสดี</p>' })`,
    answer: `{ status: 'ACCEPTED' }`,
    result: `undefined`,
  },
  webhooks: {
    service: `// The id is the same for each repetition: the service drops an event that it has.
      send: async ({ id, body }) => {
        await send('events', { id, event: JSON.parse(body) as unknown });
      },`,
    call: `service.send({ id: '018f3a5e-0000-7000-8000-000000000003', body: '{"type":"deposit.credited"}' })`,
    answer: `{}`,
    result: `undefined`,
  },
  games: {
    helper: `
    const move = async (
      path: string,
      { reference, player, amount }: GameTransfer,
    ): Promise<TransferResult> => {
      const status = textFrom(await send(path, { reference, ...player, amount }), ['/status']);
      if (status === 'DONE') return { status };
      return status === 'REFUSED' ? { status, reason: 'ผู้ให้บริการเกมไม่รับรายการนี้' } : { status: 'UNKNOWN' };
    };`,
    imports: `import type { Game, GameTransfer, TransferResult } from '../../ports/gameProvider';\n`,
    mapping: 'numberFrom, textFrom, ',
    service: `id,
      origins: () => [new URL(url).origin],
      games: async () => ((await send('games', {})) as { games: Game[] }).games,
      launch: async ({ player, game }) => {
        const address = textFrom(await send('launch', { ...player, game }), ['/url']);
        if (address === null) throw new Error('The answer has no address.');
        return { url: address, mode: 'newtab' };
      },
      deposit: (transfer) => move('deposit', transfer),
      withdraw: (transfer) => move('withdraw', transfer),
      balance: async (player) => {
        const balance = numberFrom(await send('balance', player), ['/satang']);
        if (!Number.isSafeInteger(balance)) throw new Error('The answer has no balance.');
        return balance;
      },
      // Turnover and win/loss come from finished rounds: report every one, oldest first.
      rounds: () => Promise.resolve([]),`,
    call: `service.balance(${PLAYER})`,
    answer: `{ satang: 500 }`,
    result: `500`,
  },
  files: {
    helper: `
    const rethrow = (cause: unknown) => {
      throw new FileStoreError('The storage failed.', { cause });
    };`,
    imports: `import { FileStoreError } from '#server/platform/files/fileStore';\n`,
    service: `put: async (key, content) => {
        await send('put', { key, content: content.toString('base64') }).catch(rethrow);
      },
      get: async (key) => {
        const found = (await send('get', { key }).catch(rethrow)) as { content: string | null };
        return found.content === null ? undefined : Buffer.from(found.content, 'base64');
      },
      remove: async (key) => {
        await send('remove', { key }).catch(rethrow);
      },`,
    call: `service.get('slips/a/x.jpg')`,
    answer: `{ content: null }`,
    result: `undefined`,
  },
  staffLogin: {
    imports: `import { randomUUID } from 'node:crypto';
import { SignInError } from '../../ports/staffLogin';\n`,
    mapping: 'textFrom, ',
    service: `id,
      name: { th: 'บัญชีบริษัท', en: 'Company account' },
      passwords: true,
      unknownPeople: 'invited',
      secondFactor: 'sala',
      begin: async () => {
        const flow = { state: randomUUID(), nonce: randomUUID(), verifier: randomUUID() };
        const address = textFrom(await send('begin', flow), ['/url']);
        if (address === null) throw new SignInError('unavailable', 'The answer has no address.');
        return { ...flow, url: address };
      },
      finish: async ({ state, nonce, verifier }, answer) => {
        const query = new URLSearchParams(answer);
        if (query.get('state') !== state) throw new SignInError('failed', 'The state differs.');
        const body = await send('finish', { code: query.get('code'), nonce, verifier });
        const [subject, email] = [textFrom(body, ['/id']), textFrom(body, ['/email'])];
        if (subject === null || email === null) throw new SignInError('email', 'The answer names nobody.');
        const name = textFrom(body, ['/name']) ?? email;
        return { issuer: new URL(url).origin, subject, email, name, roles: undefined };
      },`,
    call: `service.finish({ state: 's', nonce: 'n', verifier: 'v' }, 'state=s&code=c')`,
    answer: `{ id: '1', email: 'somchai@staff.example', name: 'สมชาย' }`,
    result: `{
      ...{ issuer: server.url, subject: '1', email: 'somchai@staff.example', name: 'สมชาย' },
      roles: undefined,
    }`,
  },
};
