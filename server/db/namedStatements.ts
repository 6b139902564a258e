import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isPlanOutdated } from './failures';

/** Statements that keep their plan: each costs each connection some memory. */
const MOST = 400;
/** Longer texts are lists of rows, whose length hardly comes twice. */
const LONGEST = 4_000;

/** The pool as Kysely sees it: PostgreSQL parses and plans a statement once for each connection, not at every call. */
export function namingPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  return {
    connect: async () => {
      const client = await pool.connect();
      const send = (text: string, values: readonly unknown[]) =>
        client.query({ name: names.of(text, values), text, values: [...values] });
      // Its other form, for a cursor, is refused by a dialect without cursors.
      const query: unknown = (text: string, values: readonly unknown[]) =>
        send(text, values).catch((error: unknown) => {
          if (!isPlanOutdated(error)) throw error;
          names.renew();
          // A transaction has to be done again as a whole.
          if (client.getTransactionStatus() !== 'I') throw error;
          return send(text, values);
        });
      return {
        query: query as PostgresPoolClient['query'],
        release: () => {
          client.release();
        },
      };
    },
    end: () => pool.end(),
  };
}

/** Names of the statements that came at least twice: one that comes once, such as a list of another length, gets none. */
export class StatementNames {
  readonly #once = new Set<string>();
  readonly #names = new Map<string, string>();
  #generation = 0;

  /** Made of the text, so that a name means the same on every connection, also behind a pooler. */
  of(text: string, values: readonly unknown[]): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (values.length === 0 || text.length > LONGEST || this.#names.size >= MOST) return undefined;
    if (this.#once.delete(text)) {
      const name = createHash('sha256')
        .update(`${this.#generation}\n${text}`)
        .digest('base64url')
        .slice(0, 24);
      this.#names.set(text, name);
      return name;
    }
    if (this.#once.size >= MOST) this.#once.clear();
    this.#once.add(text);
    return undefined;
  }

  /** A migration has changed what the kept plans return: every statement gets a new name, and so a new plan. */
  renew(): void {
    this.#generation += 1;
    this.#names.clear();
  }
}
