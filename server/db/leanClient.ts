import { sql } from 'kysely';
import type { PostgresPoolClient, RawBuilder } from 'kysely';
import type pg from 'pg';
import { isPlanOutdated } from './failures';
import type { StatementNames } from './namedStatements';
import { BEGIN, COMMIT, PreparedQuery, plainValues } from './preparedQuery';
import type { Answer, Shape, Step } from './preparedQuery';

/** The driver's own type names the ids that it knows; a database has more. */
interface TypeParsers {
  getTypeParser(id: number, format: 'text'): (text: string) => unknown;
}

const ROLLBACK = 'rollback';
/** At the end of the text of a statement after which there is nothing left but to commit. */
export const LAST = '-- last';
/** At the end of the text of one that waits for the next. */
export const AHEAD = '-- ahead';

/** Marks a statement that commits its transaction, unless it fails. Nothing may come after it. */
export const last: RawBuilder<unknown> = sql.raw(LAST);

/**
 * Marks a statement of a transaction that goes in the message of the next one. Nobody gets its rows, and when it fails it
 * is the next one that does.
 */
export const ahead: RawBuilder<unknown> = sql.raw(AHEAD);

const NOTHING: Answer = { command: '', rowCount: 0, rows: [] };

/** A statement that waits for the next. */
interface Waiting extends Step {
  readonly shape: Shape;
}

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
  #waiting: Waiting[] = [];

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
    this.#waiting = [];
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
    if (text === ROLLBACK) this.#waiting = [];
    await this.#sendWaiting();
    const shape = this.#shapes.get(text);
    if (this.#transaction === 'open')
      await (shape
        ? this.#ask(new PreparedQuery({ name: text, values: [] }, shape))
        : this.#prepare(text, text, []));
    this.#transaction = 'none';
    return NOTHING;
  }

  async #send(text: string, values: readonly unknown[]): Promise<Answer> {
    if (this.#transaction === 'over')
      throw new Error('A statement came after the last one of its transaction.');
    const name = this.names.of(text, values);
    const shape = name === undefined ? undefined : this.#shapes.get(name);
    const plain = shape && plainValues(values);
    const canBegin = this.#transaction !== 'announced' || this.#shapes.has(BEGIN);
    if (name === undefined || !plain || !canBegin) {
      await this.#sendWaiting();
      await this.#begin();
      return this.#prepare(name, text, values);
    }
    const step = { name, values: plain, shape };
    if (text.endsWith(AHEAD) && this.#transaction !== 'none') {
      this.#waiting.push(step);
      return NOTHING;
    }
    return this.#run(step, text.endsWith(LAST));
  }

  /** Sends what waits in a message of its own. */
  async #sendWaiting(): Promise<void> {
    const step = this.#waiting.pop();
    if (step) await this.#run(step, false);
  }

  /** Begins what was announced, by a message of its own: once for each connection. */
  async #begin(): Promise<void> {
    if (this.#transaction !== 'announced') return;
    this.#transaction = 'open';
    await this.#prepare(BEGIN, BEGIN, []);
  }

  /** Sends a statement with what waits for it, and with the beginning and the end of its transaction. */
  async #run(step: Waiting, isLast: boolean): Promise<Answer> {
    const begins = this.#transaction === 'announced';
    if (begins) this.#transaction = 'open';
    const commits = isLast && this.#transaction === 'open' && this.#shapes.has(COMMIT);
    const waiting = this.#waiting;
    this.#waiting = [];
    const answer = await this.#ask(new PreparedQuery(step, step.shape, { begins, ahead: waiting, commits }));
    if (commits) this.#transaction = 'over';
    return answer;
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
