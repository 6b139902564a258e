import type { ProviderReply, ReceivedRequest } from '#server/testing/localProvider';
import { systemClock, type Clock } from '#server/platform/clock';
import { signatureCheck } from '#server/providers/kit/signature';
import { promptPayPayload } from '#core/money/promptPay';
import { bangkokIso } from '#core/time/bangkok';

type Service = (request: ReceivedRequest) => ProviderReply;

const REFUSED: ProviderReply = { status: 401, body: { error: 'unauthorized' } };
const json = ({ body }: ReceivedRequest) => JSON.parse(body.toString() || '{}') as Record<string, unknown>;
const hasKey = ({ headers }: ReceivedRequest) => headers.authorization === 'Bearer secret-key';

/** Settings of the services below; `key` is `secret-key`. */
const bearer = { authorization: 'Bearer {key}' };

export const SLIP = {
  payload: '0041000600000101030040220KNOWNSLIP00000000001',
  reference: 'KNOWNSLIP00000000001',
  bank: '004',
};

export const slipSettings = (url: string) => ({
  request: { url, headers: bearer, json: { qr: '{payload}' } },
  notFound: [{ status: [404], at: '/error', in: ['unknown'] }],
  found: [{ status: [200], at: '/transfer/ref' }],
  transfer: {
    transRef: ['/transfer/ref'],
    amount: ['/transfer/amount'],
    date: ['/transfer/date'],
    receiver: { account: ['/transfer/to'] },
  },
});

/** A slip service, honest or with a flaw. */
export function slipService(flaw?: 'invents' | 'open' | 'changes' | 'nameless'): Service {
  let calls = 0;
  return (request) => {
    calls += 1;
    if (!hasKey(request) && flaw !== 'open') return REFUSED;
    if (json(request)['qr'] !== SLIP.payload && flaw !== 'invents')
      return { status: 404, body: { error: 'unknown' } };
    const amount = flaw === 'changes' ? 500 + calls : 500;
    const transfer = { ref: SLIP.reference, amount, date: '2026-11-14T09:00:00+07:00', to: 'xxx-x-x9900-x' };
    return { body: { transfer: flaw === 'nameless' ? { ...transfer, to: null } : transfer } };
  };
}

export const payoutSettings = (url: string) => ({
  pay: {
    url: `${url}/orders`,
    headers: bearer,
    json: { ref: '{reference}', satang: '{satang}', to: '{account}' },
  },
  status: { url: `${url}/orders/{reference}`, headers: bearer },
  balance: { request: { url: `${url}/balance`, headers: bearer }, amount: ['/baht'] },
  isIdempotent: true,
  paid: [{ status: [200], at: '/state', in: ['paid'] }],
  failed: [{ status: [200], at: '/state', in: ['failed'] }],
  notFound: [{ status: [404], at: '/error', in: ['unknown order'] }],
});

export function payoutService(
  flaw?: 'pays again' | 'forgets' | 'open' | 'invents' | 'changes its mind',
): Service {
  const orders = new Set<string>();
  let satang = 1_000_000;
  let asked = 0;
  return (request) => {
    if (!hasKey(request) && flaw !== 'open') return REFUSED;
    if (request.url === '/balance') return { body: { baht: satang / 100 } };
    if (request.method === 'POST') {
      const { ref, satang: amount } = json(request);
      if (!orders.has(String(ref)) || flaw === 'pays again') satang -= Number(amount);
      orders.add(String(ref));
      return { body: { state: 'paid' } };
    }
    asked += 1;
    const isKnown = orders.has(request.url.replace('/orders/', '')) && flaw !== 'forgets';
    if (!isKnown && flaw !== 'invents') return { status: 404, body: { error: 'unknown order' } };
    return { body: { state: flaw === 'changes its mind' && asked > 2 ? 'failed' : 'paid' } };
  };
}

export const nameSettings = (url: string) => ({
  request: { url: `${url}/{bank}/{account}`, headers: bearer },
  notFound: [{ status: [404], at: '/error', in: ['unknown account'] }],
  found: [{ status: [200] }],
  name: ['/name'],
});

export function nameService(flaw?: 'invents' | 'open'): Service {
  return (request) => {
    if (!hasKey(request) && flaw !== 'open') return REFUSED;
    return request.url === '/KBANK/1234567890' || flaw === 'invents'
      ? { body: { name: 'นาย สมชาย ใจดี' } }
      : { status: 404, body: { error: 'unknown account' } };
  };
}

export const smsSettings = (url: string) => ({
  request: { url, headers: bearer, json: { to: '{e164}', text: '{text}' } },
  accepted: [{ status: [200], at: '/id' }],
});

export function smsService(flaw?: 'open' | 'accepts anything'): Service {
  return (request) => {
    if (!hasKey(request) && flaw !== 'open') return REFUSED;
    const isPhone = /^\+66\d{9}$/.test(String(json(request)['to']));
    return isPhone || flaw === 'accepts anything'
      ? { body: { id: '1' } }
      : { status: 400, body: { error: 'number' } };
  };
}

export const pollSettings = (url: string) => ({
  request: { url: `${url}/?from={fromUnix}&page={cursor}`, headers: bearer },
  mapping: {
    items: '/lines',
    transfer: {
      ...{
        transRef: ['/ref'],
        amount: ['/amount'],
        date: ['/at'],
        to: { bank: ['/bank'], account: ['/account'] },
      },
      sender: { bank: ['/fromBank'], account: ['/fromAccount'], name: ['/fromName'] },
    },
  },
  next: ['/next'],
});

/** Three transfers on two pages. */
export function pollService(flaw?: 'repeats' | 'loses' | 'unreadable' | 'open'): Service {
  let reads = 0;
  const line = (ref: string, amount = 500) => ({
    ...{ ref, amount, at: bangkokIso(new Date()), bank: 'SCB', account: '1234567890' },
    ...{ fromBank: 'KBANK', fromAccount: '0987654321', fromName: 'สมชาย ใจดี' },
  });
  return (request) => {
    if (!hasKey(request) && flaw !== 'open') return REFUSED;
    const isFirst = request.url.endsWith('page=');
    if (isFirst) reads += 1;
    const first =
      flaw === 'loses' && reads % 2 === 0
        ? []
        : [line('TRANSFER01'), line('TRANSFER02', flaw === 'unreadable' ? -1 : 500)];
    if (isFirst) return { body: { lines: first, next: '2' } };
    return {
      body: {
        lines: [line(flaw === 'repeats' ? 'TRANSFER01' : 'TRANSFER03')],
        next: null,
      },
    };
  };
}

export const gameSettings = (url: string) => ({ url, origins: ['https://play.example'] });

type GameFlaw =
  | 'ignores the signature'
  | 'ignores the clock'
  | 'moves again'
  | 'lends'
  | 'same address'
  | 'wrong game'
  | 'unsorted rounds'
  | 'gives credit';

/** A provider with wallets of its own. */
export function gameService(flaw?: GameFlaw, clock: Clock = systemClock): Service {
  const moved = new Set<string>();
  const wallets = new Map<string, number>();
  let launches = 0;
  const verify = signatureCheck(['secret-key'], clock);
  const game = { code: 'one', category: 'slot', slot: 'JK', name: 'One', nameTh: 'หนึ่ง', status: 'ON' };
  const round = (reference: string, ago: number) => ({
    ...{ brand: 'conformance', player: '018f3a5e-0000-7000-8000-000000000002', reference, game: 'one' },
    ...{ bet: 100, win: 0, endedAt: new Date(Date.now() - ago).toISOString() },
  });
  return (request) => {
    const problem = verify(request);
    const isIgnored =
      flaw === 'ignores the signature' || (flaw === 'ignores the clock' && problem === 'SIGNATURE_EXPIRED');
    if (problem && !isIgnored) return REFUSED;
    const { player, reference, direction, amount } = json(request);
    const balance = wallets.get(String(player)) ?? (flaw === 'gives credit' ? 100 : 0);
    switch (request.url) {
      case '/games':
        return { body: { games: flaw === 'wrong game' ? [game, { ...game, code: 'no spaces' }] : [game] } };
      case '/launch':
        launches += 1;
        return {
          body: { url: `https://play.example/${flaw === 'same address' ? '' : launches}`, mode: 'iframe' },
        };
      case '/balance':
        return { body: { balance } };
      case '/rounds': {
        const rounds = [round('r-1', 2_000), round('r-2', 1_000)];
        return { body: { rounds: flaw === 'unsorted rounds' ? rounds.reverse() : rounds } };
      }
      default: {
        if (moved.has(String(reference)) && flaw !== 'moves again') return { body: { status: 'DONE' } };
        const after = balance + (direction === 'IN' ? Number(amount) : -Number(amount));
        if (after < 0 && flaw !== 'lends') return { body: { status: 'REFUSED', reason: 'ยอดเงินไม่พอ' } };
        moved.add(String(reference));
        wallets.set(String(player), after);
        return { body: { status: 'DONE' } };
      }
    }
  };
}

/** A slip service in two steps, which decides at the second read. */
export function inquiryService(flaw?: 'forgets the key'): Service {
  const reads = new Map<string, number>();
  const verify = signatureCheck(['secret-key'], systemClock);
  return (request) => {
    if (verify(request) && flaw !== 'forgets the key') return REFUSED;
    if (request.method === 'POST') return { status: 201, body: { inquiry: json(request)['reference'] } };
    const id = request.url.slice(1);
    reads.set(id, (reads.get(id) ?? 0) + 1);
    if (reads.get(id) === 1) return { body: { state: 'working' } };
    const transfer = {
      reference: id,
      satang: 50_000,
      at: '2026-11-14T09:00:00+07:00',
      receiver: { name: 'บจก. ศาลา' },
    };
    return { body: id === SLIP.reference ? { state: 'found', transfer } : { state: 'unknown' } };
  };
}

export const qrSettings = (url: string) => ({
  create: { url: `${url}/codes`, headers: bearer, json: { ref: '{reference}', satang: '{satang}' } },
  created: [{ status: [200], at: '/qr' }],
  payload: ['/qr'],
  reference: ['/payment'],
  expires: ['/expires'],
  status: {
    request: { url: `${url}/codes/{reference}`, headers: bearer },
    mapping: { ...pollSettings(url).mapping, items: '/payments', only: [{ at: '/paid', in: [true] }] },
  },
});

/** A gateway that makes PromptPay codes. */
export function qrService(flaw?: 'other amount' | 'expired' | 'new payment' | 'paid' | 'open'): Service {
  const payments = new Map<string, string>();
  let codes = 0;
  return (request) => {
    if (!hasKey(request) && flaw !== 'open') return REFUSED;
    if (request.method === 'GET') {
      const line = {
        ref: 'TRANSFER01',
        amount: 50,
        at: bangkokIso(new Date()),
        bank: 'SCB',
        account: '1234567890',
      };
      const from = { fromBank: 'KBANK', fromAccount: '0987654321', fromName: 'สมชาย ใจดี' };
      return { body: { payments: [{ ...line, ...from, paid: flaw === 'paid' }] } };
    }
    const { ref, satang } = json(request);
    codes += 1;
    const payment = (flaw !== 'new payment' && payments.get(String(ref))) || `P${codes}`;
    payments.set(String(ref), payment);
    const qr = promptPayPayload('0812345678', Number(satang) + (flaw === 'other amount' ? 1 : 0));
    const expires = bangkokIso(Date.now() + (flaw === 'expired' ? -60_000 : 60_000));
    return { body: { qr, payment, expires } };
  };
}
