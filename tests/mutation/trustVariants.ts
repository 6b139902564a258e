import type { Variant } from './variant';

const THROTTLE = ['server/modules/auth/loginThrottle.test.ts'];
const QUEUE = ['server/platform/fairQueue.test.ts'];

/** Mutants by which one person could decide alone, or a stranger could lock others out. */
export const trustVariants: readonly Variant[] = [
  {
    name: 'the database takes an adjustment that nobody decided',
    promises: 'M21',
    edits: [
      {
        file: 'server/platform/db/migrations/0001_baseline.sql',
        find: '(handled_by IS NOT NULL AND alone = (handled_by = proposed_by))',
        replace: '(alone = (handled_by = proposed_by))',
      },
    ],
    tests: ['server/modules/adjustments/secondPerson.test.ts'],
  },
  {
    name: 'whoever proposes a level gives it',
    promises: 'LVL-11',
    edits: [
      {
        file: 'server/modules/members/decideLevelGrant.ts',
        find: "  if (grant.proposed_by === by.actor.id) throw fail('LEVEL_GRANT_OWN');\n",
        replace: '',
      },
    ],
    tests: ['server/modules/members/levelGrants.test.ts'],
  },
  {
    name: 'the database takes a level that nobody else decided',
    promises: 'LVL-11',
    edits: [
      {
        file: 'server/platform/db/migrations/0001_baseline.sql',
        find: '(handled_by IS NOT NULL AND handled_by <> proposed_by)',
        replace: '(handled_by IS NULL OR handled_by IS NOT NULL)',
      },
    ],
    tests: ['server/modules/members/levelGrants.test.ts'],
  },
  {
    name: 'a staff member gives any level, earned ones too',
    promises: 'LVL-11',
    edits: [
      {
        file: 'server/modules/members/decideLevelGrant.ts',
        find: 'before < level && levelOf(brand, level).disabled',
        replace: 'before !== level',
      },
      {
        file: 'server/modules/members/proposeLevelGrant.ts',
        find: 'levelOf(brand, level).disabled',
        replace: 'levelOf(brand, level).disabled !== undefined',
      },
    ],
    tests: ['server/modules/members/levelGrants.test.ts'],
  },
  {
    name: 'strangers use up the attempts of a known device',
    promises: 'A3',
    edits: [
      {
        file: 'server/modules/auth/login.ts',
        find: "  if (found.isKnownDevice) return `${found.id} ${hash.toString('hex')}`;\n",
        replace: '',
      },
    ],
    tests: THROTTLE,
  },
  {
    name: 'a known device is known to every account',
    promises: 'A3',
    edits: [
      {
        file: 'server/modules/auth/findByName.ts',
        find: "          .whereRef('s.member_id', '=', 'm.id');",
        replace: "          .whereRef('s.brand_id', '=', 'm.brand_id');",
      },
    ],
    tests: THROTTLE,
  },
  {
    name: 'a crowd at an address keeps a known device out',
    promises: 'A3',
    edits: [
      {
        file: 'server/modules/auth/login.ts',
        find: 'place: found?.isKnownDevice ? undefined : clientPlace(ip)',
        replace: 'place: clientPlace(ip)',
      },
    ],
    tests: THROTTLE,
  },
  {
    name: 'work buys any number of guesses',
    promises: 'A3',
    edits: [
      {
        file: 'server/platform/http/loginGuard.ts',
        find: '    if (failures > FREE[bucket.scope]) await countProven(db, bucket, now);\n',
        replace: '',
      },
    ],
    tests: [...THROTTLE, 'tests/reliability/clock.test.ts'],
  },
  {
    name: 'one proof of work opens every attempt',
    promises: 'A3',
    edits: [
      {
        file: 'server/platform/http/proofOfWork.ts',
        find: 'used.numInsertedOrUpdatedRows === 1n',
        replace: 'used.numInsertedOrUpdatedRows !== undefined',
      },
    ],
    tests: THROTTLE,
  },
  {
    name: 'one member fills the queue of slips',
    promises: 'A14',
    edits: [
      {
        file: 'server/platform/fairQueue.ts',
        find: '    if (this.#owners.has(owner)) throw this.refusals.busy();\n',
        replace: '',
      },
    ],
    tests: QUEUE,
  },
  {
    name: 'one brand’s slips go before another brand’s',
    promises: 'A14',
    edits: [
      {
        file: 'server/platform/fairQueue.ts',
        find: '    this.#brands.delete(brand);\n    if (jobs.length > 0) this.#brands.set(brand, jobs);\n',
        replace: '    if (jobs.length === 0) this.#brands.delete(brand);\n',
      },
    ],
    tests: QUEUE,
  },
  {
    name: 'a full queue of one brand turns other brands away',
    promises: 'A14',
    edits: [
      {
        file: 'server/platform/fairQueue.ts',
        find: 'if (!longest || longest.length <= mine + 1) return false;',
        replace: 'if (!longest || longest.length > mine) return false;',
      },
    ],
    tests: QUEUE,
  },
];
