import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { LeanClient } from './leanClient';
import { StatementNames } from './namedStatements';

/** The pool as Kysely sees it: PostgreSQL parses and plans a statement once for each connection, not at every call. */
export function leanPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<pg.PoolClient, LeanClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const lean = new LeanClient(client, names);
      clients.set(client, lean);
      return lean;
    },
    end: () => pool.end(),
  };
}
