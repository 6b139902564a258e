import type { Variant } from './apply';

const REVIEW = ['core/brand/release/review.test.ts'];
const BOUNDS = ['server/modules/brands/bounds.test.ts'];
const SENSITIVE = ['server/modules/brands/sensitive.test.ts'];

/** Mutants by which one person could publish what requires two, or an administrator. */
export const releaseVariants: readonly Variant[] = [
  {
    name: 'publishing bounds are shown but not enforced',
    promises: 'W5',
    edits: [
      {
        file: 'core/brand/release/review.ts',
        find: ' || costs.some(({ beyond }) => beyond);',
        replace: ';',
      },
    ],
    tests: BOUNDS,
  },
  {
    name: 'a value beyond its publishing bound may rise further',
    promises: 'W5',
    edits: [
      {
        file: 'core/brand/release/review.ts',
        find: '&& was !== null && exceeds(now, was)',
        replace: '&& !exceeds(was, bounds[bound])',
      },
    ],
    tests: BOUNDS,
  },
  {
    name: 'a decreasing value beyond its publishing bound needs a second person',
    promises: 'W5',
    edits: [
      {
        file: 'core/brand/release/review.ts',
        find: ' && was !== null && exceeds(now, was),',
        replace: ',',
      },
    ],
    tests: BOUNDS,
  },
  {
    name: 'the daily cost of many cheap plays is not bounded',
    promises: 'W5',
    edits: [
      {
        file: 'core/brand/release/review.ts',
        find: 'const beyond = now > bounds.day && now > was;',
        replace: 'const beyond = now < 0 && now > was;',
      },
    ],
    tests: REVIEW,
  },
  {
    name: 'a release disables its own four-eyes approval',
    promises: 'W5',
    edits: [
      {
        file: 'core/brand/release/review.ts',
        find: 'const second = before.publishing.fourEyes',
        replace: 'const second = after.publishing.fourEyes',
      },
    ],
    tests: REVIEW,
  },
  {
    name: 'an administrator changes hosts and log-ins without a second person',
    promises: 'W5',
    edits: [
      {
        file: 'core/brand/release/review.ts',
        find: 'before.publishing.fourEyes || admin || ',
        replace: 'before.publishing.fourEyes || ',
      },
    ],
    tests: SENSITIVE,
  },
  {
    name: 'two publishers change hosts and log-ins without an administrator',
    promises: 'W5',
    edits: [
      {
        file: 'server/modules/brands/consent.ts',
        find: 'if (!admin || (await hasAdmin(trx, consent))) return undefined;',
        replace: 'if (!admin || consent.approverId !== null) return undefined;',
      },
    ],
    tests: SENSITIVE,
  },
  {
    name: 'an administrator of another brand can approve',
    promises: 'W5 I6',
    edits: [
      {
        file: 'server/modules/brands/consent.ts',
        find: "    .where('r.brand_id', 'in', ['*', brandId])\n",
        replace: '',
      },
    ],
    tests: SENSITIVE,
  },
  {
    name: 'a scheduled release is checked only when it is created',
    promises: 'W5',
    edits: [
      {
        file: 'server/modules/brands/publishDue.ts',
        find: '      if (missing) {',
        replace: '      if (missing && !missing) {',
      },
    ],
    tests: BOUNDS,
  },
  {
    name: 'a set needs approval only when each of its releases does',
    promises: 'W5',
    edits: [
      {
        file: 'server/modules/brands/releaseSet.ts',
        find: 'reviewed.some(({ review }) => review.second)',
        replace: 'reviewed.every(({ review }) => review.second)',
      },
    ],
    tests: ['server/modules/brands/releaseSet.test.ts'],
  },
];
