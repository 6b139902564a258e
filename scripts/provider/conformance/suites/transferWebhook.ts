import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '#core/time/durations';
import type { IncomingTransfer } from '#server/providers/ports/bankFeed';
import type { SignatureSettings } from '#server/providers/kit/signature';
import type { TransferWebhook } from '#server/providers/ports/transferSource';
import type { TransferMapping } from '#server/providers/transfers/transferMapping';
import { ensure, show, Skipped, type Check } from '../check';
import type { Receiver } from '../receiver';
import { signMessage, writeMessage } from '../writeMessage';

/** A provider that reports transfers to a server. */
export interface WebhookSubject {
  readonly receiver: Receiver;
  readonly service: TransferWebhook;
  readonly settings: { readonly mapping: TransferMapping; readonly signature?: SignatureSettings };
  readonly secrets: Readonly<Record<string, string>>;
  /** A message as the provider sends it. @throws Skipped without one. */
  message(): string;
}

interface Sending {
  readonly key?: string;
  readonly skew?: number;
  /** Headers in place of the signed ones. */
  readonly headers?: Record<string, string>;
}

function send(
  subject: WebhookSubject,
  body: string,
  { key = subject.secrets['key'] ?? '', skew = 0, headers }: Sending = {},
) {
  const signed = signMessage(key, body, new Date(Date.now() + skew), subject.settings.signature);
  return subject.receiver.post('transfers', body, headers ?? signed);
}

/** A transfer that pays a new deposit request. */
async function paidDeposit({ receiver, settings }: WebhookSubject, change: Partial<IncomingTransfer> = {}) {
  const { transfer, credited } = await receiver.deposit();
  const transRef = randomBytes(9).toString('hex').toUpperCase();
  return {
    body: writeMessage(settings.mapping, { ...transfer, transRef, ...change }),
    credited,
    amount: transfer.amount,
  };
}

/** A call that has to be refused with 401 credits nothing. */
async function ensureRefused(
  subject: WebhookSubject,
  sending: Sending,
  change = (body: string) => body,
): Promise<void> {
  const { body, credited } = await paidDeposit(subject);
  const signed = signMessage(subject.secrets['key'] ?? '', body, new Date(), subject.settings.signature);
  const changed = change(body);
  const { status } = await send(subject, changed, changed === body ? sending : { headers: signed });
  ensure(status === 401, `The call was answered ${status} instead of 401.`);
  ensure((await credited()) === 0, 'The refused call credited the deposit.');
}

const REMEDY = 'Compare `signature` and the secret with the documentation of the provider.';

/** Sample: message (the file of a message as the provider sends it). */
export const transferWebhookChecks: readonly Check<WebhookSubject>[] = [
  {
    name: 'contract: each item of your message is a transfer, or is excluded by the settings',
    remedy: 'Correct the pointers of `mapping`; `banks` translates names of banks, `only` excludes items.',
    run: (subject) => {
      const items = subject.service.read(JSON.parse(subject.message()));
      if ('problem' in items) throw new Error(items.problem);
      const wrong = items.flatMap((item) => ('problem' in item ? [item.problem] : []));
      ensure(
        items.some((item) => 'transfer' in item),
        `No item of ${items.length} is a transfer: ${show(wrong)}`,
      );
      ensure(wrong.length === 0, show(wrong));
      return Promise.resolve();
    },
  },
  {
    name: 'contract: a signed transfer credits the deposit that it pays',
    remedy: 'The mapping must give account and bank of the sender, so that the transfer finds its deposit.',
    run: async (subject) => {
      const { body, credited, amount } = await paidDeposit(subject);
      const { status, text } = await send(subject, body);
      ensure(status === 200, `The call was answered ${status}: ${show(text)}`);
      ensure((await credited()) === amount, `Credited were ${await credited()} satang of ${amount}.`);
    },
  },
  {
    name: 'duplicates: the same transfer six times, five of them at once, credits once',
    remedy: '`transRef` must point to the reference of the bank, which is the same in each repetition.',
    run: async (subject) => {
      const { body, credited, amount } = await paidDeposit(subject);
      const answers = [
        await send(subject, body),
        ...(await Promise.all(Array.from({ length: 5 }, () => send(subject, body)))),
      ];
      ensure(
        answers.every(({ status }) => status === 200),
        `The answers were ${show(answers.map(({ status }) => status))}.`,
      );
      ensure((await credited()) === amount, `Credited were ${await credited()} satang of ${amount}.`);
    },
  },
  {
    name: 'wrong amount: a transfer of another amount credits nothing by itself',
    remedy: '`amount` must be the transferred amount; set `unit` to "satang" if it is.',
    run: async (subject) => {
      const { body, credited } = await paidDeposit(subject, { amount: 12_345 });
      ensure((await send(subject, body)).status === 200, 'The transfer was not taken.');
      ensure((await credited()) === 0, 'The deposit was credited.');
    },
  },
  {
    name: 'wrong account: a transfer to an account that is not ours is refused',
    remedy: '`to` must be the receiving account.',
    run: async (subject) => {
      const { body, credited } = await paidDeposit(subject, {
        to: { bankName: 'KBANK', bankId: '0000000000' },
      });
      const { status } = await send(subject, body);
      ensure(status === 422 && (await credited()) === 0, `The call was answered ${status} instead of 422.`);
    },
  },
  {
    name: 'signature: a wrong key is refused',
    remedy: REMEDY,
    run: (subject) => ensureRefused(subject, { key: 'wrong' }),
  },
  {
    name: 'signature: a call without one is refused',
    remedy: REMEDY,
    run: (subject) => ensureRefused(subject, { headers: { 'content-type': 'application/json' } }),
  },
  {
    name: 'signature: a changed body is refused',
    remedy: 'Sign the bytes of the body, with `{body}` in `signed`.',
    run: (subject) => ensureRefused(subject, {}, (body) => `${body} `),
  },
  {
    name: 'clock: a call of ten minutes ago, or of then, is refused, and four minutes are tolerated',
    remedy: 'Sign the time of sending, also of a repetition, and keep the clock in step by NTP.',
    run: async (subject) => {
      const { signature } = subject.settings;
      if (signature && signature.timeHeader === undefined)
        throw new Skipped(
          'this signature has no time: a replayed call changes nothing, because its reference is known',
        );
      for (const minutes of [-10, 10]) await ensureRefused(subject, { skew: minutes * MINUTE_MS });
      for (const minutes of [-4, 4]) {
        const { body } = await paidDeposit(subject);
        const { status } = await send(subject, body, { skew: minutes * MINUTE_MS });
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
      const { body } = await paidDeposit(subject);
      ensure((await send(subject, body, { key: nextKey })).status === 200, 'The next key is refused.');
    },
  },
  {
    name: 'malformed: a body that is no message is refused with 400',
    remedy: 'Send JSON with the list of transfers at `items`.',
    run: async (subject) => {
      for (const body of ['', '{"a":', '"text"', '{"a":1,"a":2}']) {
        const { status } = await send(subject, body);
        ensure(status === 400, `The body ${show(body)} was answered ${status}.`);
      }
    },
  },
];
