import { randomBytes } from 'node:crypto';
import { parse } from 'promptparse';
import { MINUTE_MS } from '#core/time/durations';
import type { PromptPay, QrOrder } from '#server/providers/ports/promptPay';
import { ensure, show, Skipped, type Check } from '../check';
import { faultChecks, keyCheck, type Operation } from '../faults';
import type { Subject } from '../subject';

type Codes = Subject<'promptpay'>;

/** Fifty baht and one satang, so that a rounded amount is noticed. */
const AMOUNT = 5_001;

const order = (reference = randomBytes(8).toString('hex').toUpperCase()): QrOrder => ({
  ...{ reference, amount: AMOUNT, expiresAt: new Date(Date.now() + 10 * MINUTE_MS) },
  to: { bankName: 'SCB', bankId: '1234567890', promptPayId: '0812345678' },
});

/** What the payment will carry. */
const referenceOf = async (service: PromptPay, one: QrOrder) =>
  (await service.create(one)).reference ?? one.reference;

const creating: Operation<'promptpay'> = {
  name: 'create',
  call: (service) => service.create(order()),
  isResult: () => true,
};
const reading: Operation<'promptpay'> = {
  name: 'read',
  call: (service) => pollOf(service).read(order().reference),
  isResult: (answer) => (answer as readonly unknown[]).length > 0,
};

function pollOf({ poll }: PromptPay): NonNullable<PromptPay['poll']> {
  if (!poll) throw new Skipped('the provider reports payments by itself');
  return poll;
}

export const promptPayChecks: readonly Check<Codes>[] = [
  {
    name: 'contract: the code is a PromptPay code of the amount, valid for the time of the order',
    remedy:
      'Answer the complete EMVCo payload with its checksum, with the amount in tag 54, and an expiry that is not past.',
    run: async (subject) => {
      const { payload, expiresAt } = await subject.call((service) => service.create(order()));
      const amount = parse(payload, true)?.getTagValue('54');
      ensure(
        Math.round(Number(amount) * 100) === AMOUNT,
        `The code ${show(payload)} has the amount ${show(amount)}.`,
      );
      ensure(expiresAt === undefined || expiresAt > new Date(), `The code expired at ${show(expiresAt)}.`);
    },
  },
  {
    name: 'idempotency: the same order three times, two of them at once, is one payment',
    remedy: 'Store the reference with the code; answer a repeated order with the reference of the first.',
    run: async (subject) => {
      const one = order();
      const create = () => subject.call((service) => referenceOf(service, one));
      const references = [await create(), ...(await Promise.all([create(), create()]))];
      ensure(new Set(references).size === 1, `The payments are ${show(references)}.`);
    },
  },
  {
    name: 'contract: a code that nobody has paid has no payment',
    remedy:
      'Describe a paid code in `only` of the mapping, and list the answer for an unknown one in `notFound`.',
    run: async (subject) => {
      const items = await subject.call(async (service) =>
        pollOf(service).read(await referenceOf(service, order())),
      );
      const paid = items.filter((item) => 'transfer' in item);
      ensure(paid.length === 0, `A new code is paid: ${show(paid)}`);
    },
  },
  keyCheck(creating),
  ...faultChecks(creating, reading),
];
