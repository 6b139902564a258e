import { sql } from 'kysely';
import type { PostgresPoolClient, RawBuilder } from 'kysely';
import type pg from 'pg';
import { isPlanOutdated } from './failures';
import type { StatementNames } from './namedStatements';
import { BEGIN, COMMIT, PreparedQuery, plainValues } from './preparedQuery';
import type { Answer, Shape } from './preparedQuery';

/** The driver's own type names the ids that it knows; a database has more. */
interface TypeParsers {
  getTypeParser(id: number, format: 'text'): (text: string) => unknown;
}

const ROLLBACK = 'rollback';
/** At the end of the text of a statement after which there is nothing left but to commit. */
const LAST = '-- last';

/** Marks a statement that commits its transaction, unless it fails. Nothing may come after it. */
export const last: RawBuilder<unknown> = sql.raw(LAST);

const NOTHING: Answer = { command: '', rowCount: 0, rows: [] };

/** `announced` to us only; `open` in PostgreSQL; `over` with its last statement, until we are told to end it. */
type Transaction = 'none' | 'announced' | 'open' | 'over';

/**
 * A connection as Kysely sees it. A statement that it has prepared is asked for by its name alone; a transaction
 * begins together with its first statement, and may end with its last, so that neither takes a round trip.
 */
export class LeanClient {
  readonly #shapes = new Map<string, Shape>();
  /** Kept here, since the driver learns how a transaction stands only after it has told of an error. */
  #transaction: Transaction = 'none';

  constructor(
    private readonly client: pg.PoolClient,
    private readonly names: StatementNames,
  ) {}

  // Its other form, for a cursor, is refused by a dialect without cursors.
  readonly query = ((text: string, values: readonly unknown[]) =>
    this.#query(text, values)) as unknown as PostgresPoolClient['query'];

  /** A connection whose transaction could not be ended is given to nobody else. */
  readonly release = (): void => {
    const isLost = this.#transaction === 'open';
    this.#transaction = 'none';
    this.client.release(isLost);
  };

  async #query(text: string, values: readonly unknown[]): Promise<Answer> {
    if (text === BEGIN) {
      this.#transaction = 'announced';
      return NOTHING;
    }
    if (text === COMMIT || text === ROLLBACK) return this.#end(text);
    try {
      return await this.#send(text, values);
    } catch (error) {
      if (!isPlanOutdated(error)) throw error;
      this.names.renew();
      // A transaction has to be done again as a whole.
      if (this.#transaction !== 'none') throw error;
      return this.#send(text, values);
    }
  }

  /** Of a transaction that PostgreSQL never heard of, or has ended with its last statement, there is nothing to end. */
  async #end(text: string): Promise<Answer> {
    const shape = this.#shapes.get(text);
    if (this.#transaction === 'open')
      await (shape ? this.#ask(new PreparedQuery(text, [], shape)) : this.#prepare(text, text, []));
    this.#transaction = 'none';
    return NOTHING;
  }

  async #send(text: string, values: readonly unknown[]): Promise<Answer> {
    if (this.#transaction === 'over')
      throw new Error('A statement came after the last one of its transaction.');
    const begins = this.#transaction === 'announced';
    if (begins) this.#transaction = 'open';
    const name = this.names.of(text, values);
    const shape = name === undefined ? undefined : this.#shapes.get(name);
    const plain = shape && plainValues(values);
    if (name !== undefined && plain && (!begins || this.#shapes.has(BEGIN))) {
      const commits = this.#transaction === 'open' && this.#shapes.has(COMMIT) && text.endsWith(LAST);
      const answer = await this.#ask(new PreparedQuery(name, plain, shape, { begins, commits }));
      if (commits) this.#transaction = 'over';
      return answer;
    }
    if (begins) await this.#prepare(BEGIN, BEGIN, []);
    return this.#prepare(name, text, values);
  }

  #ask(query: PreparedQuery): Promise<Answer> {
    return new Promise((resolve, reject) => {
      query.callback = (error, answer) => {
        if (answer) resolve(answer);
        else reject(error ?? new Error('The database gave no answer.'));
      };
      this.client.query(query);
    });
  }

  /** By the driver's own query, which asks for the columns. */
  async #prepare(name: string | undefined, text: string, values: readonly unknown[]): Promise<Answer> {
    const { command, rowCount, rows, fields } = await this.client.query<Record<string, unknown>>({
      ...(name !== undefined && { name }),
      text,
      values: [...values],
    });
    if (name !== undefined) {
      const types: TypeParsers = this.client;
      const parsers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'));
      this.#shapes.set(name, { names: fields.map((field) => field.name), parsers });
    }
    return { command, rowCount: rowCount ?? 0, rows };
  }
}
