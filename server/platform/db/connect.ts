import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import pg from 'pg';
import { preparingPool } from './namedStatements';
import type { DB } from './schema';

export type Database = Kysely<DB>;

/** The role that the server works as: it cannot change a written row of the ledger. */
export const SERVER_ROLE = 'sala_app';

export interface ConnectOptions {
  readonly connectionString: string;
  /** Role to work as; that of the log-in by default. */
  readonly role?: typeof SERVER_ROLE;
  /** Maximum number of connections of this process. */
  readonly max?: number;
  /** How long a statement may wait for a lock, in ms; 2,000 by default. The other time limits follow from it. */
  readonly lockTimeout?: number;
  /** Called after each statement; tests count and explain queries with it. */
  readonly onQuery?: (sql: string, parameters: readonly unknown[]) => void;
  readonly onError?: (error: Error) => void;
}

const { INT8, DATE } = pg.types.builtins;

/** Set after connecting, because connection poolers refuse them as parameters of a connection. */
const sessionSettings = (lockTimeout: number) =>
  `SET lock_timeout = ${String(lockTimeout)}; SET statement_timeout = ${String(lockTimeout + 200)}; SET idle_in_transaction_session_timeout = ${String(lockTimeout + 8_000)}`;

/**
 * Opens the server's pool. By default a request waits at most 2.4 s for a connection and 2.4 s for a result, or for a
 * result and then its ROLLBACK, so that a lost or silent database is a 503 within five seconds. Broken connections are
 * discarded.
 */
export function connectDatabase(options: ConnectOptions): { db: Database; pool: pg.Pool } {
  const lockTimeout = options.lockTimeout ?? 2_000;
  const settings = sessionSettings(lockTimeout);
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.max ?? 10,
    connectionTimeoutMillis: lockTimeout + 400,
    idleTimeoutMillis: 30_000,
    query_timeout: lockTimeout + 400,
    keepAlive: true,
    // Once for each new connection, which the pool discards on an error.
    verify: (client, done) => {
      client.query(options.role === undefined ? settings : `SET ROLE ${options.role}; ${settings}`, done);
    },
    types: { getTypeParser },
  });
  pool.on('error', (error) => options.onError?.(error));
  // A connection that breaks between two statements of a transaction emits an error, which would end the process
  // without a listener; the next statement fails and reports it.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const { onQuery } = options;
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
    ...(onQuery && {
      log: (event: LogEvent) => {
        onQuery(event.query.sql, event.query.parameters);
      },
    }),
  });
  return { db, pool };
}

const getTypeParser: typeof pg.types.getTypeParser = (
  oid: Parameters<typeof pg.types.getTypeParser>[0],
  format?: 'text' | 'binary',
) => {
  if (oid === INT8 && format !== 'binary') return parseInt8;
  // A calendar day stays text: a Date would shift with the time zone of the process.
  if (oid === DATE && format !== 'binary') return String;
  return pg.types.getTypeParser(oid, format) as (text: string) => unknown;
};

/** @throws RangeError beyond 2^53, where a number would be rounded silently. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A database integer exceeds 2^53.');
  return value;
}

/** Connection strings: migrations run as the owner; the server works as `SERVER_ROLE`, whatever its log-in. */
export interface DatabaseAccess {
  readonly owner: string;
  readonly app: string;
}
