import type { Variant } from './apply';

const THROTTLE = ['server/modules/auth/loginThrottle.test.ts'];
const QUEUE = ['server/platform/fairQueue.test.ts'];

/** Mutants by which one person could decide alone, or a stranger could lock others out. */
export const trustVariants: readonly Variant[] = [
  {
    name: 'the database accepts an undecided adjustment',
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
    name: 'one person approves a large withdrawal twice',
    promises: 'DSK-22',
    edits: [
      {
        file: 'server/modules/withdrawals/approve.ts',
        find: "  if (found.approved_by === staffId) throw fail('WITHDRAWAL_OWN');\n",
        replace: '',
      },
    ],
    tests: ['server/modules/withdrawals/tiers.test.ts'],
    only: 'DSK-22',
  },
  {
    name: 'the system approves a first withdrawal',
    promises: 'DSK-21',
    edits: [
      {
        file: 'server/modules/withdrawals/manualReasons.ts',
        find: 'FIRST_WITHDRAWAL: !facts.paidBefore',
        replace: 'FIRST_WITHDRAWAL: false',
      },
    ],
    tests: ['server/modules/withdrawals/tiers.test.ts'],
    only: 'DSK-21',
  },
  {
    name: 'the author of a level proposal can approve it',
    promises: 'LVL-11',
    edits: [
      {
        file: 'server/modules/members/decideLevelGrant.ts',
        find: "  if (grant.proposed_by === origin.actor.id) throw fail('LEVEL_GRANT_OWN');\n",
        replace: '',
      },
    ],
    tests: ['server/modules/members/levelGrants.test.ts'],
  },
  {
    name: 'the database accepts a level without a second person',
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
    name: 'the author of a company account can approve it',
    promises: 'M26',
    edits: [
      {
        file: 'server/modules/company-accounts/decideChange.ts',
        find: 'if (change.proposed_by === origin.actor.id) {',
        replace: 'if (change.proposed_by === undefined) {',
      },
    ],
    tests: ['server/modules/company-accounts/companyAccounts.test.ts'],
  },
  {
    name: 'concurrent requests exceed the daily limit of an account',
    promises: 'M25',
    edits: [
      {
        file: 'server/modules/deposits/createRequest.ts',
        find: '      await lockLimits(trx, brand.id);\n',
        replace: '',
      },
    ],
    tests: ['server/modules/deposits/dailyLimit.test.ts'],
  },
  {
    name: 'staff can grant any level, including earned ones',
    promises: 'LVL-11',
    edits: [
      {
        file: 'server/modules/members/decideLevelGrant.ts',
        find: 'before < level && levelOf(brand, level).disabled',
        replace: 'before !== level',
      },
      {
        file: 'server/modules/members/decideLevelGrant.ts',
        find: 'levelOf(brand, level).disabled',
        replace: 'levelOf(brand, level).disabled !== undefined',
      },
    ],
    tests: ['server/modules/members/levelGrants.test.ts'],
  },
  {
    name: 'other devices use up the attempts of a known device',
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
    name: 'a known device counts as known for every account',
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
    name: 'many attempts from one address lock out a known device',
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
    name: 'proof of work allows unlimited attempts',
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
    name: 'a proof of work can be reused',
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
    name: 'one member can fill the slip queue',
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
    name: 'slips of one brand are processed before another brand’s',
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
    name: 'a full queue of one brand rejects other brands',
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
