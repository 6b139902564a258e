import { DAY_MS } from '#core/time/durations';
import type { PortTypes } from '#server/providers/kit/defineAdapter';
import type {
  PollPosition,
  ReportedTransfer,
  TransferPage,
  TransferPoll,
} from '#server/providers/ports/transferSource';
import { ensure, show, type Check } from '../check';
import { faultChecks, keyCheck, type Operation } from '../faults';
import type { Subject } from '../subject';

type Transfers = Subject<'transfers'>;

/** More than a day has. */
const MOST_PAGES = 500;

const reading: Operation<'transfers'> = {
  name: 'read',
  call: (service) =>
    pollOf(service).read({ cursor: null, from: new Date(Date.now() - DAY_MS), to: new Date() }),
  isResult: () => true,
};

function pollOf(service: PortTypes['transfers']): TransferPoll {
  ensure('kind' in service && service.kind === 'POLL', 'The provider is not polled.');
  return service;
}

export const transferPollChecks: readonly Check<Transfers>[] = [
  {
    name: 'contract: each item of the last day is a transfer, or is excluded by the settings',
    remedy:
      'Correct the pointers of `mapping`; exclude what is meant for others, such as outgoing transfers, by `only`.',
    run: async (subject) => {
      const items = await readDay(subject);
      const wrong = items.flatMap((item) =>
        'problem' in item ? [`${item.reference ?? '?'}: ${item.problem}`] : [],
      );
      ensure(wrong.length === 0, `${wrong.length} of ${items.length} items cannot be read: ${show(wrong)}`);
    },
  },
  {
    name: 'contract: pages end, and the day has no transfer twice',
    remedy: 'Name the next page only while there is one; give each transfer a reference of its own.',
    run: async (subject) => {
      const references = referencesOf(await readDay(subject));
      const repeated = references.find((reference, index) => references.indexOf(reference) !== index);
      ensure(repeated === undefined, `The transfer ${repeated ?? ''} is in the day twice.`);
    },
  },
  {
    name: 'duplicates: a period that is read again has the same transfers',
    remedy: 'Report every transfer of the period in each answer, also one that was read before.',
    run: async (subject) => {
      const [first, again] = [
        referencesOf(await readDay(subject)),
        new Set(referencesOf(await readDay(subject))),
      ];
      const lost = first.find((reference) => !again.has(reference));
      ensure(lost === undefined, `The transfer ${lost ?? ''} is missing when the period is read again.`);
    },
  },
  keyCheck(reading),
  ...faultChecks(reading),
];

async function readDay(subject: Transfers): Promise<readonly ReportedTransfer[]> {
  const [from, to] = [new Date(Date.now() - DAY_MS), new Date()];
  const items: ReportedTransfer[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const position: PollPosition = { cursor, from, to };
    const read: TransferPage = await subject.call((service) => pollOf(service).read(position));
    items.push(...read.items);
    if (read.next === null || read.next === cursor) return items;
    cursor = read.next;
  }
  throw new Error(`The day has more than ${MOST_PAGES} pages.`);
}

const referencesOf = (items: readonly ReportedTransfer[]): readonly string[] =>
  items.flatMap((item) => ('transfer' in item ? [item.transfer.transRef] : []));
