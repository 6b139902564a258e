import type { Variant } from './variant';

const REVIEW = ['core/brand/release/review.test.ts'];
const BOUNDS = ['server/modules/brands/bounds.test.ts'];
const SENSITIVE = ['server/modules/brands/sensitive.test.ts'];

/** Mutants by which one person could publish what requires two, or an administrator. */
export const releaseVariants: readonly Variant[] = [
  {
    name: 'bounds are shown, and bind nobody',
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
    name: 'what is beyond a bound already may rise further',
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
    name: 'what is beyond a bound and falls takes a second person',
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
    name: 'many cheap plays may cost any sum in a day',
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
    name: 'a release switches its own second person off',
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
    name: 'an administrator changes hosts and log-ins alone',
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
    name: 'an administrator of any brand will do',
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
    name: 'a schedule is published by the consent of the day on which it was made',
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
    name: 'a set waits for a second person only when each of its releases does',
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
