import { randomUUID } from 'node:crypto';
import { banks } from '#schemas/common/banks';
import type { Payout, PayoutResult, Payouts } from '#server/providers/ports/payouts';
import { ensure, show, Skipped, type Check } from '../check';
import { faultChecks, keyCheck, type Operation } from '../faults';
import type { Conditions, Subject } from '../subject';

type Subjects = Subject<'payouts'>;
type Status = Awaited<ReturnType<NonNullable<Payouts['status']>>>;

/** One baht. */
const AMOUNT = 100;

const order = (change: Partial<Payout> = {}): Payout => {
  const reference = randomUUID();
  const to = { bankName: 'SCB', bankId: '0000000000', accountName: 'ทดสอบ ระบบ' };
  return { id: reference, reference, ...to, amount: AMOUNT, ...change };
};

/** An order of one baht to the account of the samples. */
function paidOrder({ sample }: Subjects): Payout {
  const [bankName = '', bankId = ''] = sample('account').split(':');
  ensure(Object.hasOwn(banks, bankName), `--sample account=${bankName}:… is no bank code such as KBANK.`);
  return order({ bankName, bankId, accountName: sample('name') });
}

const pay = (subject: Subjects, payout: Payout, conditions?: Conditions): Promise<PayoutResult> =>
  subject.call((service) => service.pay(payout), conditions);

function status(subject: Subjects, payout: Payout): Promise<Status> {
  return subject.call((service) => statusOf(service, payout));
}

function statusOf(service: Payouts, payout: Payout): Promise<Status> {
  if (!service.status) throw new Skipped('the provider has no status call');
  return service.status(payout);
}

const isResult = () => true;
const paying: Operation<'payouts'> = { name: 'pay', call: (service) => service.pay(order()), isResult };
const asking: Operation<'payouts'> = {
  name: 'status',
  call: async (service) => statusOf(service, order()),
  isResult,
};

/** Samples: account (KBANK:1234567890) and name of its owner. */
export const payoutChecks: readonly Check<Subjects>[] = [
  {
    name: 'contract: an order that was never given is not found',
    remedy: 'Answer the status of an unknown reference with an answer of its own, and list it in `notFound`.',
    run: async (subject) => {
      const answer = await status(subject, order());
      ensure(answer.status === 'NOT_FOUND', `An invented reference was answered ${show(answer)}.`);
    },
  },
  {
    name: 'contract: the balance is an amount in satang',
    remedy: 'Correct the pointer of `balance.amount`, which is baht.',
    run: async (subject) => {
      const balance = await readBalance(subject);
      if (balance === undefined) throw new Skipped('the provider has no balance call');
      ensure(Number.isSafeInteger(balance) && balance >= 0, `The balance is ${show(balance)}.`);
    },
  },
  {
    name: 'idempotency: the same reference five times pays once',
    remedy: 'Store the reference with the order; answer a repeated one with the state of the first.',
    movesMoney: true,
    run: async (subject) => {
      const payout = paidOrder(subject);
      if (await subject.call((service) => Promise.resolve(service.isIdempotent === false)))
        throw new Skipped(
          'the settings say that the provider is not idempotent, so an order is never repeated',
        );
      const before = await readBalance(subject);
      const first = await pay(subject, payout);
      const more = await Promise.all(Array.from({ length: 4 }, () => pay(subject, payout)));
      const ends = new Set([first, ...more].map((one) => one.status).filter((one) => one !== 'PENDING'));
      ensure(ends.size < 2, `The same order was answered ${[...ends].join(' and ')}.`);
      await ensurePaidOnce(subject, before);
    },
  },
  {
    name: 'unknown outcome: an order whose answer was lost is known by its reference',
    remedy: 'Accept the order before you answer, and report it by `status` from then on.',
    movesMoney: true,
    run: async (subject) => {
      const payout = paidOrder(subject);
      const before = await readBalance(subject);
      await pay(subject, payout, { request: lose }).catch(() => undefined);
      const answer = await status(subject, payout);
      ensure(answer.status !== 'NOT_FOUND', 'An order that was received is reported as never received.');
      await ensurePaidOnce(subject, before);
    },
  },
  {
    name: 'status: a result that was reported once stays',
    remedy: 'PAID and FAILED are final. Report PENDING until the bank has decided.',
    movesMoney: true,
    run: async (subject) => {
      const payout = paidOrder(subject);
      const first = await pay(subject, payout);
      for (let time = 0; time < 3; time += 1) {
        const next = await status(subject, payout);
        ensure(next.status !== 'NOT_FOUND', 'An accepted order is not found.');
        ensure(
          first.status === 'PENDING' || next.status === first.status,
          `${first.status} became ${next.status}.`,
        );
      }
    },
  },
  keyCheck(asking),
  ...faultChecks(asking, paying),
];

const readBalance = (subject: Subjects): Promise<number | undefined> =>
  subject.call((service) => service.balance?.() ?? Promise.resolve(undefined));

/** The provider may take a fee, but less than the order. */
async function ensurePaidOnce(subject: Subjects, before: number | undefined): Promise<void> {
  const after = await readBalance(subject);
  if (before === undefined || after === undefined) return;
  ensure(
    before - after < 2 * AMOUNT,
    `The balance fell by ${before - after} satang for one order of ${AMOUNT}.`,
  );
}

/** The request arrives, and its answer does not. */
async function lose(forward: () => Promise<Response>): Promise<Response> {
  await (await forward()).arrayBuffer();
  throw new TypeError('terminated');
}
