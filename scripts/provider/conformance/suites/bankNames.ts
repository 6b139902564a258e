import { ensure, show, type Check } from '../check';
import { faultChecks, keyCheck, type Operation } from '../faults';
import type { Subject } from '../subject';

type Names = Subject<'bankNames'>;

const UNKNOWN_ACCOUNT = { bankName: 'KBANK', bankId: '0000000000' };

const unknown: Operation<'bankNames'> = {
  name: 'find',
  call: (service) => service.find(UNKNOWN_ACCOUNT),
  isResult: () => true,
};

function sampleAccount({ sample }: Names): typeof UNKNOWN_ACCOUNT {
  const [bankName = '', bankId = ''] = sample('account').split(':');
  return { bankName, bankId };
}

/** Samples: account (KBANK:1234567890). */
export const bankNameChecks: readonly Check<Names>[] = [
  {
    name: 'contract: an account that does not exist has no owner',
    remedy: 'List the answer for an unknown account in `notFound`; a failure must not look like it.',
    run: async (subject) => {
      const owner = await subject.call((service) => service.find(UNKNOWN_ACCOUNT));
      ensure(
        owner === null,
        `The account ${UNKNOWN_ACCOUNT.bankName} ${UNKNOWN_ACCOUNT.bankId} belongs to ${show(owner)}.`,
      );
    },
  },
  {
    name: 'contract: an account has an owner, the same each time',
    remedy: 'Correct the pointer of `name`.',
    run: async (subject) => {
      const account = sampleAccount(subject);
      const owners = [
        await subject.call((service) => service.find(account)),
        await subject.call((service) => service.find(account)),
      ];
      ensure(owners[0] !== null && owners[0]?.trim() !== '', 'The account has no owner.');
      ensure(owners[0] === owners[1], `The owners differ: ${show(owners)}.`);
    },
  },
  keyCheck(unknown),
  ...faultChecks(unknown),
];
