import type { Variant } from './variant';

/** Mutants of crash safety and of the audit trail. */
export const operationVariants: readonly Variant[] = [
  {
    name: 'a database that writes through now and then is good enough',
    promises: 'M11',
    edits: [
      {
        file: 'server/platform/db/durability.ts',
        find: "['fsync', 'synchronous_commit', 'full_page_writes'] as const",
        replace: "['fsync'] as const",
      },
    ],
    tests: ['server/platform/db/durability.test.ts'],
  },
  {
    name: 'two transactions that meet are a failure at once',
    promises: 'M23',
    edits: [
      {
        file: 'server/platform/db/transaction.ts',
        find: 'if (attempt === RETRIES || !isTransient(error)) throw error;',
        replace: 'if (attempt < RETRIES) throw error;',
      },
    ],
    tests: ['server/platform/db/transaction.test.ts'],
  },
  {
    name: 'a failure of the database is logged with the row that it was about',
    promises: 'D11',
    edits: [{ file: 'server/platform/http/logging.ts', find: '      err: describeError,\n', replace: '' }],
    tests: ['server/platform/http/logging.test.ts'],
  },
];
