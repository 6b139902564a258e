import { randomBytes } from 'node:crypto';
import type { SlipAnswer, SlipQuestion, SlipVerifier } from '#server/providers/ports/slipVerifier';
import { readAnswer } from '#server/providers/slips/readAnswer';
import { readFile } from 'node:fs/promises';
import { ensure, show, Skipped, type Check } from '../check';
import { faultChecks, keyCheck, type Operation } from '../faults';
import type { Subject } from '../subject';

type Slips = Subject<'slips'>;

/** A slip that no bank knows; its QR text is well formed but for the checksum. */
function inventedSlip(): SlipQuestion {
  const transRef = randomBytes(10).toString('hex').toUpperCase();
  const payload = `0041000600000101030040220${transRef}5102TH9104FFFF`;
  return { payload, sendingBank: '004', transRef, image: () => Promise.resolve(Buffer.from('no image')) };
}

/** `reference` and `bank` belong to `payload`; `image` is the file of a JPEG, for services that read images. */
function knownSlip({ sample }: Slips): SlipQuestion {
  const [payload, transRef, sendingBank] = [sample('payload'), sample('reference'), sample('bank')];
  return { payload, transRef, sendingBank, image: () => readFile(sample('image')) };
}

const ask = (question: SlipQuestion) => (service: SlipVerifier, signal: AbortSignal) =>
  service.lookUp(question, signal);

const invented: Operation<'slips'> = {
  name: 'look-up',
  call: (service, signal) => service.lookUp(inventedSlip(), signal),
  // What the server makes of it decides.
  isResult: (answer) => readAnswer(answer).result !== 'WAIT',
};

/** Samples: payload, reference, bank, image. */
export const slipChecks: readonly Check<Slips>[] = [
  {
    name: 'contract: a transfer that does not exist is not found',
    remedy: 'List the answer for an unknown slip in `notFound` (or in `pending` while the bank needs time).',
    run: async (subject) => {
      const answer = await subject.call(ask(inventedSlip()));
      ensure(
        ['NOT_FOUND', 'PENDING'].includes(answer.result),
        `An invented slip was answered ${show(answer)}.`,
      );
    },
  },
  {
    name: 'contract: a real slip is found with reference, amount, date, sender and receiver',
    remedy:
      'Correct the pointers of `transfer`. Amounts are baht; dates are ISO, without a zone in Bangkok time.',
    run: async (subject) => {
      const slip = knownSlip(subject);
      const answer = await subject.call(ask(slip));
      const read = readAnswer(answer);
      ensure(read.result === 'FOUND', `The slip was answered ${show(answer)}.`);
      const { transRef, receiver } = read.transfer;
      const isSame = transRef === slip.transRef.toUpperCase();
      ensure(isSame, `The transfer has the reference ${transRef}, the slip ${slip.transRef}.`);
      ensure(receiver.account !== null || receiver.name !== null, 'The transfer names no receiver.');
    },
  },
  {
    name: 'duplicates: the same slip twice, also at once, is the same transfer',
    remedy:
      'Answer a repeated look-up like the first one; a hint at a duplicate is fine if the transfer is complete.',
    run: async (subject) => {
      const slip = knownSlip(subject);
      const answers = [
        await subject.call(ask(slip)),
        ...(await Promise.all([subject.call(ask(slip)), subject.call(ask(slip))])),
      ];
      const read = answers.map((answer: SlipAnswer) => JSON.stringify(readAnswer(answer)));
      ensure(new Set(read).size === 1, `The answers differ: ${show(read)}.`);
      if (readAnswer(answers[0]).result !== 'FOUND')
        throw new Error(`The slip was answered ${show(answers[0])}.`);
    },
  },
  {
    name: 'wrong reference: a QR code of another transfer is not this transfer',
    remedy: 'Answer with the transfer of the reference that was asked for.',
    run: async (subject) => {
      const slip = knownSlip(subject);
      if (!slip.payload.includes(slip.transRef))
        throw new Skipped('the payload does not contain the reference');
      const other = `${slip.transRef.slice(0, -3)}ZZZ`;
      const payload = slip.payload.replace(slip.transRef, other);
      const answer = readAnswer(await subject.call(ask({ ...slip, payload, transRef: other })));
      const same = answer.result === 'FOUND' && answer.transfer.transRef === slip.transRef.toUpperCase();
      ensure(!same, 'A changed reference was answered with the transfer of the original one.');
    },
  },
  keyCheck(invented),
  ...faultChecks(invented),
];
