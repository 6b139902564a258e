import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '#core/time/durations';
import { ensure, show, Skipped, type Check } from '../check';
import type { Receiver } from '../receiver';
import { signMessage } from '../writeMessage';

/** A provider whose players stake from the balance of the server. */
export interface WalletSubject {
  readonly receiver: Receiver;
  readonly secrets: Readonly<Record<string, string>>;
}

interface Sending {
  readonly key?: string;
  readonly skew?: number;
}

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly balance: number | undefined;
  readonly text: string;
}

/** Calls `wallet/<name>` as the provider does. */
async function send(
  { receiver, secrets }: WalletSubject,
  name: string,
  content: object,
  { key = secrets['key'] ?? '', skew = 0 }: Sending = {},
): Promise<Answer> {
  const player = await receiver.player();
  const body = JSON.stringify({ ...player, ...content });
  const headers = signMessage(key, body, new Date(Date.now() + skew));
  const { status, text } = await receiver.post(`wallet/${name}`, body, headers);
  const answer = JSON.parse(text) as { code?: string; data?: { balance?: number } };
  return { status, code: answer.code, balance: answer.data?.balance, text };
}

const balanceOf = async (subject: WalletSubject) => (await send(subject, 'balance', {})).balance ?? NaN;
const bet = (round: string, amount = 100) => ({
  reference: randomUUID(),
  round,
  game: 'conformance',
  amount,
});

function ensureCode({ code, text }: Answer, expected: string): void {
  ensure(code === expected, `The answer was ${show(text)} instead of ${expected}.`);
}

const REMEDY = 'Compare your call with docs/game-provider.md; this is how the server answers it.';

export const seamlessWalletChecks: readonly Check<WalletSubject>[] = [
  {
    name: 'contract: balance, bet, win and refund move what they say',
    remedy: REMEDY,
    run: async (subject) => {
      const before = await balanceOf(subject);
      const [round, other] = [randomUUID(), randomUUID()];
      const lost = bet(other, 30);
      const answers = [
        await send(subject, 'bet', bet(round)),
        await send(subject, 'win', { reference: randomUUID(), round, amount: 250 }),
        await send(subject, 'bet', lost),
        await send(subject, 'refund', { reference: randomUUID(), round: other, bet: lost.reference }),
      ];
      const balances = answers.map(({ balance }) => (balance ?? NaN) - before);
      ensure(
        show(balances) === show([-100, 150, 120, 150]),
        `The balance moved by ${show(balances)} satang.`,
      );
    },
  },
  {
    name: 'idempotency: the same bet six times, five of them at once, stakes once with one answer',
    remedy: 'Send a bet again under its reference until there is an answer.',
    run: async (subject) => {
      const before = await balanceOf(subject);
      const one = bet(randomUUID());
      const again = () => send(subject, 'bet', one);
      const answers = [await again(), ...(await Promise.all(Array.from({ length: 5 }, again)))];
      ensure(new Set(answers.map(({ text }) => text)).size === 1, `The answers differ: ${show(answers)}`);
      ensure((await balanceOf(subject)) === before - 100, 'The bet was staked more than once.');
      ensureCode(await send(subject, 'bet', { ...one, amount: 200 }), 'REFERENCE_REUSED');
    },
  },
  {
    name: 'order: a win before its bet waits, and a bet after its refund is refused',
    remedy: 'Send the win again after ROUND_UNKNOWN; take BET_REFUNDED as final.',
    run: async (subject) => {
      const before = await balanceOf(subject);
      const [round, other] = [randomUUID(), randomUUID()];
      const win = { reference: randomUUID(), round, amount: 100 };
      ensureCode(await send(subject, 'win', win), 'ROUND_UNKNOWN');
      await send(subject, 'bet', bet(round));
      ensure((await send(subject, 'win', win)).status === 200, 'The win was refused after its bet.');
      const late = bet(other);
      await send(subject, 'refund', { reference: randomUUID(), round: other, bet: late.reference });
      ensureCode(await send(subject, 'bet', late), 'BET_REFUNDED');
      ensure((await balanceOf(subject)) === before, 'The balance has changed.');
    },
  },
  {
    name: 'wrong amount: a bet above the balance is refused, and so is one in a round that has ended',
    remedy: 'INSUFFICIENT_FUNDS and ROUND_ENDED are final.',
    run: async (subject) => {
      const round = randomUUID();
      ensureCode(
        await send(subject, 'bet', bet(round, (await balanceOf(subject)) + 1)),
        'INSUFFICIENT_FUNDS',
      );
      await send(subject, 'bet', bet(round));
      await send(subject, 'win', { reference: randomUUID(), round, amount: 0 });
      ensureCode(await send(subject, 'bet', bet(round)), 'ROUND_ENDED');
    },
  },
  {
    name: 'signature: a wrong key is refused and changes nothing',
    remedy: 'Sign `<t>.<body>` with the secret `key`, HMAC-SHA256 in hex.',
    run: async (subject) => {
      const before = await balanceOf(subject);
      ensureCode(await send(subject, 'bet', bet(randomUUID()), { key: 'wrong' }), 'SIGNATURE_WRONG');
      ensure((await balanceOf(subject)) === before, 'The refused bet was staked.');
    },
  },
  {
    name: 'clock: a call of ten minutes ago, or of then, is refused, and four minutes are tolerated',
    remedy: 'Sign the time of sending, also of a repetition, and keep the clock in step by NTP.',
    run: async (subject) => {
      for (const minutes of [-10, 10])
        ensureCode(await send(subject, 'balance', {}, { skew: minutes * MINUTE_MS }), 'SIGNATURE_EXPIRED');
      for (const minutes of [-4, 4]) {
        const { status } = await send(subject, 'balance', {}, { skew: minutes * MINUTE_MS });
        ensure(status === 200, `A call ${minutes} minutes off was answered ${status}.`);
      }
    },
  },
  {
    name: 'signature: the next key is accepted beside the present one',
    remedy: 'Set the secret `nextKey` before the provider changes its key.',
    run: async (subject) => {
      const { nextKey } = subject.secrets;
      if (nextKey === undefined) throw new Skipped('the secret `nextKey` is not set');
      ensure(
        (await send(subject, 'balance', {}, { key: nextKey })).status === 200,
        'The next key is refused.',
      );
    },
  },
  {
    name: 'malformed: a body without its fields is refused with 400',
    remedy: REMEDY,
    run: async (subject) => {
      const { status } = await send(subject, 'bet', { reference: randomUUID(), amount: -1 });
      ensure(status === 400, `The call was answered ${status}.`);
    },
  },
];
