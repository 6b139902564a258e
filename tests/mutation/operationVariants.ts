import type { Variant } from './apply';

/** Mutants of crash safety and of the audit trail. */
export const operationVariants: readonly Variant[] = [
  {
    name: 'a database without synchronous writes is accepted',
    promises: 'M11',
    edits: [
      {
        file: 'server/platform/db/requireDatabaseKind.ts',
        find: "['fsync', 'synchronous_commit', 'full_page_writes'] as const",
        replace: "['fsync'] as const",
      },
    ],
    tests: ['server/platform/db/durability.test.ts'],
  },
  {
    name: 'serialization failures are not retried',
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
    name: 'database errors are logged with row values',
    promises: 'D11',
    edits: [{ file: 'server/platform/http/logging.ts', find: '      err: describeError,\n', replace: '' }],
    tests: ['server/platform/http/logging.test.ts'],
  },
];
