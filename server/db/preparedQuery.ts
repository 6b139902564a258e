import type pg from 'pg';

/** What a kept statement answers with, learnt when it was prepared. */
export interface Shape {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
}

export interface Answer {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Record<string, unknown>[];
}

type Plain = string | Buffer | null;
type Done = (error: Error | null, answer?: Answer) => void;

/** Names under which each connection keeps these two. */
export const BEGIN = 'begin';
export const COMMIT = 'commit';

/** A statement that the connection has prepared, with its values. */
export interface Step {
  readonly name: string;
  readonly values: Plain[];
}

const begin: Step = { name: BEGIN, values: [] };
const commit: Step = { name: COMMIT, values: [] };

/** What else the message of a statement does: where one part fails, PostgreSQL passes over the rest. */
interface Around {
  /** Begins a transaction before all. */
  readonly begins: boolean;
  /** Statements before it whose rows nobody asks for. */
  readonly ahead: readonly Step[];
  /** Commits after it. */
  readonly commits: boolean;
}

/**
 * Runs a statement that this connection has prepared: values out, rows in. The driver's own query would ask for the
 * columns again each time.
 */
export class PreparedQuery implements pg.Submittable {
  callback: Done | undefined;
  readonly #rows: Record<string, unknown>[] = [];
  readonly #before: readonly Step[];
  #done = 0;
  #tag = '';
  #broken: Error | undefined;

  constructor(
    private readonly step: Step,
    private readonly shape: Shape,
    private readonly around: Around = { begins: false, ahead: [], commits: false },
  ) {
    this.#before = around.begins ? [begin, ...around.ahead] : around.ahead;
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection;
    stream.cork();
    for (const step of this.#before) run(connection, step);
    run(connection, this.step);
    if (this.around.commits) run(connection, commit);
    connection.sync();
    stream.uncork();
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#done < this.#before.length) return;
    const { names, parsers } = this.shape;
    const row: Record<string, unknown> = {};
    try {
      for (let at = 0; at < names.length; at += 1) {
        const text = fields[at] ?? null;
        row[names[at] ?? ''] = text === null ? null : parsers[at]?.(text);
      }
      this.#rows.push(row);
    } catch (error) {
      this.#broken ??= error as Error;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    if (this.#done === this.#before.length) this.#tag = text;
    this.#done += 1;
  }

  handleReadyForQuery(): void {
    if (this.#broken) {
      this.callback?.(this.#broken);
      return;
    }
    const [command = '', ...counts] = this.#tag.split(' ');
    this.callback?.(null, { command, rowCount: Number(counts.at(-1) ?? 0), rows: this.#rows });
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }
}

function run(connection: pg.Connection, { name, values }: Step): void {
  connection.bind({ statement: name, values }, true);
  connection.execute(null, true);
}

/** Values as PostgreSQL reads them; nothing when one of them takes the driver to write it: a list or an object. */
export function plainValues(values: readonly unknown[]): Plain[] | undefined {
  const plain: Plain[] = [];
  for (const value of values) {
    const text = plainValue(value);
    if (text === undefined) return undefined;
    plain.push(text);
  }
  return plain;
}

function plainValue(value: unknown): Plain | undefined {
  if (typeof value === 'string' || value === null) return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  if (value === undefined) return null;
  if (value instanceof Date) return isFourDigits(value) ? value.toISOString() : undefined;
  return Buffer.isBuffer(value) ? value : undefined;
}

/** Other years are written in a way of their own. */
function isFourDigits(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1000 && year <= 9999;
}
